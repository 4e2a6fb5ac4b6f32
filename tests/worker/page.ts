import { fetchPath } from "./fetch.ts";
import { Part, partOf } from "./part.ts";

/** A page, with the status and the headers of its response. */
export class Page extends Part {
  readonly html: string;
  readonly status: number;
  readonly headers: Headers;

  constructor(html: string, { status, headers }: Pick<Response, "status" | "headers">) {
    super(partOf(html).element);
    this.html = html;
    this.status = status;
    this.headers = headers;
  }

  /** The words of its main heading. @throws unless there is exactly one */
  get heading(): string {
    return only("h1", this.all("h1")).words;
  }

  /** The part between header and footer. */
  get main(): Part {
    return this.one("main");
  }

  /** The words of its title. @throws unless there is exactly one */
  get title(): string {
    return only("title", this.all("head title")).words;
  }

  /** Its canonical address, if it has one. @throws if there are several */
  get canonical(): string | undefined {
    const links = this.all("head link[rel=canonical]");
    return links.length > 0 ? only("canonical link", links).attribute("href") : undefined;
  }

  /** The content of each meta element by its name or property; repeated ones are joined by "|". */
  get meta(): Record<string, string> {
    const meta: Record<string, string> = {};
    for (const element of this.all("head meta")) {
      const name = element.attribute("name") ?? element.attribute("property");
      const content = element.attribute("content") ?? "";
      if (name) meta[name] = meta[name] === undefined ? content : `${meta[name]}|${content}`;
    }
    return meta;
  }

  /** The structured data, parsed. @throws if it is not JSON */
  get structuredData(): Record<string, unknown>[] {
    return this.all('script[type="application/ld+json"]').map(({ element }) =>
      JSON.parse(element.rawText),
    );
  }
}

/** Parses a response as a page, once it has ended. */
export async function pageOf(response: Response): Promise<Page> {
  return new Page(await response.text(), response);
}

/** Requests a page from the Worker as a browser does. */
export async function fetchPage(path: string, init?: RequestInit): Promise<Page> {
  return pageOf(await fetchPath(path, init));
}

function only(name: string, found: Part[]): Part {
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`A page has one ${name}, not ${found.length}.`);
  return first;
}
