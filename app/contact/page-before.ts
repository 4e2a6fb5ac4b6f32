import { pagePath } from "../forms/form-values.ts";

/**
 * From which page of the site the visitor came to a form, for its client loader: the address is still that
 * of the page before. After Back it is not, so the last page is remembered.
 */
export function pageBefore(path: string) {
  let last = path;
  return {
    /** The form's data; its `page` is the page before where the server does not know it. */
    withPage: async <Data extends { page: string }>(read: () => Promise<Data>): Promise<Data> => {
      const { pathname, search } = window.location;
      const isHere = `${pathname}/`.toLowerCase().startsWith(path);
      const before = isHere ? last : pagePath(pathname + search, path);
      const data = await read();
      return { ...data, page: data.page === path ? before : data.page };
    },
    /** Remembers what the form on the screen says. */
    remember: (page: string): void => {
      last = page;
    },
  };
}
