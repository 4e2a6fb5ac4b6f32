/** Runs in the page. React dispatches an event only to what it has committed, as this checks. */
export function isHydrated(): boolean {
  interface Fiber {
    flags: number;
    alternate: Fiber | null;
    return: Fiber | null;
  }
  const PLACEMENT_OR_HYDRATING = 2 | 4096;
  const fiberOf = (element: Element): Fiber | null => {
    const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
    return key ? ((element as unknown as Record<string, Fiber>)[key] ?? null) : null;
  };
  const elements = document.querySelectorAll("h1, a, button, input, select, textarea, summary");
  return [...elements].every((element) => {
    let fiber = fiberOf(element);
    if (!fiber) return false;
    for (; fiber && !fiber.alternate; fiber = fiber.return)
      if (fiber.flags & PLACEMENT_OR_HYDRATING) return false;
    return true;
  });
}
