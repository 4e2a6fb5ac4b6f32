/** The unit of all figures: a Worker that does nothing but send the bytes of a page. */
export default {
  fetch(_request, { PAGE, HEADERS }) {
    return new Response(PAGE, { headers: HEADERS });
  },
} satisfies ExportedHandler<{ PAGE: ArrayBuffer; HEADERS: [string, string][] }>;
