/** Slugs, most of which exist. */
export const KNOWN_SLUGS = [
  ...["sydney", "gold-coast", "melbourne", "copper", "stainless-steel", "atlantis", "x-1"],
];

/** Methods that no operation allows. */
export const METHODS = [
  ...["POST", "PUT", "PATCH", "DELETE", "PROPFIND", "PURGE", "MKCOL", "LOCK", "SEARCH"],
];

/** A placeholder for the entity tag of the last response from the same URL. */
export const TAG = "{tag}";

/** Headers with possible values. */
export const HEADERS: [name: string, values: string[]][] = [
  ["accept", ["text/html", "image/*;q=0", "*/*", "application/xml"]],
  ["accept-encoding", ["identity;q=0", "br, gzip", "x".repeat(2_000)]],
  ["if-none-match", [TAG, TAG, TAG, "*", 'W/"x"', '"', ""]],
  ["if-modified-since", ["Fri, 32 Foo 2026 99:99:99 GMT"]],
  ["range", ["bytes=0-1", "bytes=99999-", "lines=a-b"]],
  ["origin", ["null", "https://elsewhere.example", "javascript:"]],
  ["content-type", ["application/json", "multipart/form-data", 'a/b;c="d']],
  ["x-http-method-override", ["DELETE"]],
  ["x-forwarded-host", ["evil.example"]],
  ["x-forwarded-proto", ["gopher"]],
  ["cookie", ["a=b; __proto__=1; =;", "x".repeat(8_000)]],
  ["authorization", ["Bearer ' OR 1=1"]],
  ["user-agent", ["", "Googlebot/2.1", "() { :; }; echo", "x".repeat(8_000)]],
  ["prefer", ["code=500"]],
];
