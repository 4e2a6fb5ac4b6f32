/** How a browser is opened. */
export interface Screen {
  width: number;
  height: number;
  isDark?: boolean;
}

/** A key that is pressed by name. */
export type Key = "Enter" | "Tab" | "Escape" | "ArrowDown";

/** An open browser with one page. Elements are opaque: each driver has its own kind. */
export interface Driver {
  goto(address: string): Promise<void>;
  /** What a function returns that runs in the page: JSON, no promise. It sees nothing of its module. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** The element that a function returns that runs in the page. */
  element<Args extends unknown[]>(
    run: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<unknown>;
  click(element: unknown): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}
