/** The production build's Worker, which the bench puts next to its own modules. */
declare module "site/index.js" {
  const site: { fetch: ExportedHandlerFetchHandler<Env> };
  export default site;
}
