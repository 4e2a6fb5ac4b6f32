import { pagePath } from "./form-values.ts";

/**
 * For the client loader of a form: finds the page that the visitor came from. The browser still shows its address,
 * except after Back, so we also remember the last page.
 */
export function pageBefore(path: string) {
  let last = path;
  return {
    /** Reads the form's data and fills in `page` if the server does not know it. */
    withPage: async <Data extends { page: string }>(read: () => Promise<Data>): Promise<Data> => {
      const { pathname, search } = window.location;
      const isHere = `${pathname}/`.toLowerCase().startsWith(path);
      const before = isHere ? last : pagePath(pathname + search, path);
      const data = await read();
      return data.page === path ? { ...data, page: before } : data;
    },
    /** Remembers the `page` of the form on the screen. */
    remember: (page: string): void => {
      last = page;
    },
  };
}
