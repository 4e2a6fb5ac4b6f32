/** The attributes of each element with a name. */
export function elements(xml: string, name: string): Record<string, string>[] {
  const found = xml.matchAll(new RegExp(String.raw`<(?:\w+:)?${name}\s([^>]*)>`, "g"));
  return [...found].map(([, text = ""]) => attributes(text));
}

/** The attributes of an element by name, without prefixes. */
export function attributes(text: string): Record<string, string> {
  const found = text.matchAll(/(?<!\w)(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...found].map(([, name, one, two]) => [name, one ?? two ?? ""]));
}
