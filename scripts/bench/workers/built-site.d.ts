/** The production build's Worker, which the bench lays beside its own modules. */
declare module "site/index.js" {
  const site: { fetch: ExportedHandlerFetchHandler<Env> };
  export default site;
}
