/**
 * Keeps input in this browser until the server has confirmed it, so that nothing is lost if the signal drops or the
 * session ends: when the form is opened again, it has the input and says so. The function is sent to the page as text,
 * so it uses nothing outside itself.
 */
export function keep(): void {
  const { saved, by } = document.body.dataset;
  // The key includes the operator's email address, so that another person at this browser does not see the input.
  const prefix = `desk ${by} `;
  // The browser may forbid storage; the forms work without it.
  const storage = (() => {
    try {
      return localStorage;
    } catch {
      return undefined;
    }
  })();
  if (saved) storage?.removeItem(prefix + saved);
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-kept]")) {
    const name = prefix + form.dataset.kept;
    const fields = [...form.elements].filter(
      (field) =>
        (field instanceof HTMLInputElement && field.type !== "hidden") ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement,
    ) as HTMLInputElement[];
    const isBox = (field: HTMLInputElement) => field.type === "checkbox";
    const read = (field: HTMLInputElement) => (isBox(field) ? field.checked : field.value);
    const store = () => {
      try {
        storage?.setItem(name, JSON.stringify(touched().map((field) => [field.name, read(field)])));
      } catch {
        // If storage is full, the input stays in the page.
      }
    };
    const found = fields.map((field) => [field, read(field)] as const);
    form.reset();
    const shown = new Map(fields.map((field) => [field, read(field)]));
    // Only changed fields are kept, because somebody else may change the others in the meantime.
    const touched = () => fields.filter((field) => read(field) !== shown.get(field));
    const known = new Map<string, string | boolean>(JSON.parse(storage?.getItem(name) ?? "[]"));
    const unsaved = fields.filter(
      (field) => (known.get(field.name) ?? read(field)) !== read(field),
    );
    // Input from before this script ran is newer than the stored input.
    const early = found.filter(([field, value]) => shown.get(field) !== value);
    for (const [field, value] of early) known.set(field.name, value);
    for (const field of fields) {
      const value = known.get(field.name);
      if (typeof value === "boolean") field.checked = value;
      else if (value !== undefined) field.value = value;
      const fold = field.closest("details");
      if (value && fold) fold.open = true;
    }
    if (early.length > 0) store();
    if (unsaved.length > 0) {
      const note = document.createElement("p");
      note.setAttribute("role", "status");
      note.textContent = "This is what you typed before. It is not saved yet: send it again.";
      form.insertBefore(note, form.firstChild);
    }
    form.addEventListener("input", (event) => {
      const field = event.target as HTMLInputElement;
      const row = field.closest("tr");
      // A price, "Same" and "No" exclude one another, and the last one counts. A price may have two ends and a unit.
      const kind = ({ name }: HTMLInputElement) => /^(same|no)\./.exec(name)?.[0];
      for (const other of row?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])") ??
        []) {
        if (kind(other) === kind(field) || (isBox(field) && !field.checked)) continue;
        if (isBox(other)) other.checked = false;
        else other.value = "";
      }
      store();
    });
  }
  // For use with a keyboard, focus the first field, and let the arrow keys go up and down as in a spreadsheet.
  const prices = [...document.querySelectorAll<HTMLInputElement>("[name^='price.']")];
  const first = document.querySelector<HTMLElement>("[aria-invalid]") ?? prices[0];
  const isFree = document.activeElement === document.body;
  if (isFree && matchMedia("(pointer: fine)").matches) first?.focus();
  document.addEventListener("keydown", (event) => {
    const at = prices.indexOf(event.target as HTMLInputElement);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const next = step && at >= 0 ? prices[at + step] : undefined;
    if (!next?.checkVisibility()) return;
    event.preventDefault();
    next.focus();
    next.select();
  });
}
