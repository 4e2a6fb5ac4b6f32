import { on, once } from "node:events";

/** Attaches to the Worker of a server with this `inspectorPort`: Chrome's DevTools protocol. */
export async function inspect(port: number) {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  // The simulators come after it.
  const [worker] = targets as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(worker!.webSocketDebuggerUrl);
  await once(socket, "open");
  let last = 0;
  return async <Result>(method: string, params: object = {}): Promise<Result> => {
    const messages = on(socket, "message");
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    for await (const [{ data }] of messages) {
      const message = JSON.parse(data);
      if (message.id === id) return message.result;
    }
    throw new Error("The inspector closed the connection.");
  };
}
