import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { streamOf } from "../../worker/data/streamed-text.ts";
import { outageAsText } from "../frame/errors.ts";
import { FILES } from "../words/download-fields.ts";
import type { Route } from "./+types/download.route";
import { FORMATS } from "./file-text.ts";
import { recordsOf } from "./records.ts";

export const handle: RouteHandle = { cache: "public" };

/** A data file, such as /data/prices.csv. Sample data is marked in its name, except world prices, which are always real. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [base, ending = "", ...rest] = params.file.toLowerCase().split(".");
  const file = FILES.find(({ name }) => name === base);
  if (!file || !isFormat(ending) || rest.length > 0)
    return new Response("There is no such file", { status: 404 });
  const store = context.get(storeContext);
  const { name } = file;
  const { type, write } = FORMATS[ending];
  try {
    const [dataset, records] = await Promise.all([currentDataset(store), recordsOf(store, name)]);
    const isSample = dataset?.isSample && name !== "world-prices";
    const savedAs = `${isSample ? "sample-" : ""}${name}.${ending}`;
    return new Response(await streamOf(write(records)), {
      headers: {
        "Content-Type": type,
        "Content-Disposition": `attachment; filename="${savedAs}"`,
        "Access-Control-Allow-Origin": "*",
      },
    });
  } catch (error) {
    return outageAsText(error);
  }
}

function isFormat(ending: string): ending is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, ending);
}
