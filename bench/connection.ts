import { connect, type Socket } from "node:net";

/** One answer, in milliseconds from the sending of its request. */
export interface Answer {
  status: number;
  /** When the first byte of the body was there. */
  firstByte: number;
  lastByte: number;
}

const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** A bare HTTP client for one request at a time: a fuller one would be slower than what it measures. */
export class Connection {
  #socket: Socket;
  #head = "";
  /** Bytes of the body that are still to come; undefined where the body ends with an empty chunk. */
  #left: number | undefined;
  #tail: Buffer = Buffer.alloc(0);
  #isBody = false;
  #sentAt = 0;
  #firstByte = 0;
  #waiting: PromiseWithResolvers<Answer> | undefined;

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () =>
        resolve(new Connection(socket)),
      );
      socket.once("error", reject);
    });
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (data: Buffer) => this.#take(data));
    socket.on("close", () => this.#waiting?.reject(new Error("The connection was closed.")));
    socket.on("error", (error) => this.#waiting?.reject(error));
  }

  /** Sends a request's bytes; the answer's body is read and forgotten. */
  ask(request: Buffer): Promise<Answer> {
    this.#waiting = Promise.withResolvers();
    this.#head = "";
    this.#isBody = false;
    this.#sentAt = performance.now();
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    if (this.#isBody) this.#takeBody(data);
    else this.#takeHead(data);
  }

  #takeHead(data: Buffer): void {
    const at = data.indexOf("\r\n\r\n");
    this.#head += data.toString("latin1", 0, at < 0 ? undefined : at);
    if (at < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1];
    this.#left = length === undefined ? undefined : Number(length);
    if (/^HTTP\/1.1 (204|304)/.test(this.#head)) this.#left = 0;
    this.#isBody = true;
    this.#firstByte = 0;
    this.#tail = Buffer.alloc(0);
    this.#takeBody(data.subarray(at + 4));
  }

  #takeBody(data: Buffer): void {
    if (data.length > 0) this.#firstByte ||= performance.now() - this.#sentAt;
    if (this.#left === undefined) {
      this.#tail = Buffer.concat([this.#tail, data.subarray(-LAST_CHUNK.length)]);
      this.#tail = this.#tail.subarray(-LAST_CHUNK.length);
      if (this.#tail.equals(LAST_CHUNK)) this.#done();
    } else {
      this.#left -= data.length;
      if (this.#left <= 0) this.#done();
    }
  }

  #done(): void {
    const lastByte = performance.now() - this.#sentAt;
    const status = Number(this.#head.slice(9, 12));
    this.#waiting?.resolve({ status, firstByte: this.#firstByte, lastByte });
    this.#waiting = undefined;
  }
}
