/** The site's Worker as a debugger sees it, by the protocol of Chrome's DevTools. */
export interface Inspector {
  /** Sends a command and gives back its result. */
  ask: <Result>(method: string, params?: object) => Promise<Result>;
  close: () => void;
}

/** Attaches to the Worker of a server that was started with this `inspectorPort`. */
export async function inspect(port: number): Promise<Inspector> {
  const targets = await fetch(`http://127.0.0.1:${port}/json`);
  // The simulators come after it.
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  const waiting = new Map<number, (result: never) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result as never);
    waiting.delete(id);
  });
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  return {
    ask: (method, params = {}) => {
      socket.send(JSON.stringify({ id: ++last, method, params }));
      return new Promise((resolve) => waiting.set(last, resolve));
    },
    close: () => socket.close(),
  };
}

/** Bytes that the Worker's JavaScript takes, with what the next garbage collection will free. */
export async function heapBytes({ ask }: Inspector): Promise<number> {
  const { totalSize } = await ask<{ totalSize: number }>("Runtime.getHeapUsage");
  return totalSize;
}
