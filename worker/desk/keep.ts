/**
 * Keeps what is typed into forms in this browser until the server has confirmed it, so that neither a lost signal nor
 * a session that ends takes anything away: a form that is opened again has it again, and says so.
 */
export default function keep(): void {
  const PREFIX = "desk ";
  const { saved } = document.body.dataset;
  // The browser may forbid storage; the forms work without it.
  const storage = (() => {
    try {
      return localStorage;
    } catch {
      return undefined;
    }
  })();
  if (saved) storage?.removeItem(PREFIX + saved);
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-kept]")) {
    const name = PREFIX + form.dataset.kept;
    const fields = [...form.elements].filter(
      (field) =>
        (field instanceof HTMLInputElement && field.type !== "hidden") ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement,
    ) as HTMLInputElement[];
    const isBox = (field: HTMLInputElement) => field.type === "checkbox";
    const state = () =>
      fields.map((field) => [field.name, isBox(field) ? field.checked : field.value]);
    const served = JSON.stringify(state());
    const known = storage?.getItem(name);
    if (known && known !== served) {
      const values = new Map<string, string | boolean>(JSON.parse(known));
      for (const field of fields) {
        const value = values.get(field.name);
        if (typeof value === "boolean") field.checked = value;
        else if (value !== undefined) field.value = value;
      }
      const note = document.createElement("p");
      note.setAttribute("role", "status");
      note.textContent = "This is what you typed before. It is not saved yet: send it again.";
      form.insertBefore(note, form.firstChild);
    }
    form.addEventListener("input", (event) => {
      const field = event.target as HTMLInputElement;
      const row = field.closest("tr");
      // Of a price, "Same" and "No" only one can be meant: the last one.
      for (const other of row?.querySelectorAll("input") ?? []) {
        if (other === field || (isBox(field) && !field.checked)) continue;
        if (isBox(other)) other.checked = false;
        else other.value = "";
      }
      try {
        storage?.setItem(name, JSON.stringify(state()));
      } catch {
        // It is full: what is typed stays in the page.
      }
    });
  }
}
