/**
 * An address without the place that a visitor searched near, which may be where they are: for everything
 * that is stored or sent to others.
 */
export function withoutPlace(address: string): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  if (!parameters.has("near")) return address;
  parameters.delete("near");
  return path + (parameters.size > 0 ? `?${parameters}` : "") + hash;
}
