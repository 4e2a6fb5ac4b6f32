import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { edge } from "../../scripts/edge.ts";

it("the edge answers over HTTP/2, compresses texts and leaves everything else as it is", async () => {
  await using open = new AsyncDisposableStack();
  const site = createServer(async (request, response) => {
    const type = request.url === "/logo.png" ? "image/png" : "text/html; charset=utf-8";
    const said = `${request.method} ${request.url} ${request.headers.accept} ${await text(request)}`;
    response.writeHead(203, { "Content-Type": type, "Content-Length": said.length, "X-Own": "1" });
    response.end(said);
  }).listen(0);
  open.defer(() => void site.close());
  await once(site, "listening");
  const front = edge((site.address() as AddressInfo).port).listen(0);
  open.defer(() => void front.close());
  await once(front, "listening");
  const { port } = front.address() as AddressInfo;
  const client = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  open.defer(() => client.close());
  const send = async (path: string, body: string) => {
    const stream = client.request({ ":path": path, ":method": "POST", accept: "*/*" });
    stream.end(body);
    const [headers] = await once(stream, "response");
    return { headers, body: await buffer(stream) };
  };

  const page = await send("/sydney/?a=1", "typed");
  expect(page.headers).toMatchObject({ ":status": 203, "content-encoding": "br", "x-own": "1" });
  expect(page.headers).not.toHaveProperty("content-length");
  expect(String(brotliDecompressSync(page.body))).toBe("POST /sydney/?a=1 */* typed");

  const image = await send("/logo.png", "");
  expect(image.headers).toMatchObject({ ":status": 203, "content-length": "19" });
  expect(image.headers).not.toHaveProperty("content-encoding");
  expect(String(image.body)).toBe("POST /logo.png */* ");
});
