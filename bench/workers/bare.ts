/** What the bench gives this Worker: a page's bytes, and its headers. */
interface BareEnv {
  PAGE: ArrayBuffer;
  HEADERS: [string, string][];
}

/** The unit of all figures: a Worker that does nothing but send a page's bytes. */
export default {
  fetch(_request, { PAGE, HEADERS }) {
    return new Response(PAGE, { headers: HEADERS });
  },
} satisfies ExportedHandler<BareEnv>;
