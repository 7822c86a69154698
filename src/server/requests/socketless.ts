/** Node's request and answer where there is no connection: as much of the two as Fastify and the application use. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { validateHeaderValue } from '../../input/node-http.ts';
import { connectionReset } from '../../storage/connection-cut.ts';
import type { BufferedReply } from '../parts.ts';
import { inProcessAddress } from './visit.ts';

/** Takes a request in, as the server of `node:http` hands one to its listener. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface WholeRequest {
  method: string;
  /** The path with its query. */
  url: string;
  /** The origin that was asked for. */
  origin: string;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  body: Uint8Array | undefined;
}

/**
 * Answer of a listener. A connection of its own, with its streams, would take as long as the answer.
 * @throws where the listener drops the connection
 */
export function exchanged(listener: Listener, request: WholeRequest): Promise<BufferedReply> {
  return new Promise((resolve, reject) => {
    const response = new SocketlessResponse(request.method, resolve, reject);
    listener(new SocketlessRequest(request) as never, response as never);
  });
}

/** All of it is there when it comes. */
class SocketlessRequest {
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly complete = true;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly socket: { remoteAddress: string };
  /** The router changes it. */
  url: string;
  readonly #body: Uint8Array | undefined;

  constructor({ method, url, origin, headers, body }: WholeRequest) {
    this.method = method;
    this.url = url;
    this.headers = body && headers['content-length'] === undefined ? withLength(headers, body) : headers;
    this.socket = { remoteAddress: inProcessAddress(origin) };
    this.#body = body;
  }

  async *iterator(): AsyncGenerator<Uint8Array> {
    if (this.#body) yield this.#body;
  }
}

function withLength(headers: IncomingHttpHeaders, { byteLength }: Uint8Array): IncomingHttpHeaders {
  return { ...headers, 'content-length': String(byteLength) };
}

type HeaderValue = string | number | readonly string[];

class SocketlessResponse {
  readonly socket = undefined;
  statusCode = 200;
  headersSent = false;
  writableEnded = false;
  readonly #headers: Record<string, string> = {};
  readonly #pieces: Uint8Array[] = [];
  readonly #has_body: boolean;
  readonly #resolve: (reply: BufferedReply) => void;
  readonly #reject: (reason: Error) => void;

  constructor(method: string, resolve: (reply: BufferedReply) => void, reject: (reason: Error) => void) {
    this.#has_body = method !== 'HEAD';
    this.#resolve = resolve;
    this.#reject = reject;
  }

  setHeader(name: string, value: HeaderValue): void {
    validateHeaderValue(name, value as string);
    this.#headers[name.toLowerCase()] = String(value);
  }

  writeHead(status: number, headers: Readonly<Record<string, HeaderValue>>): this {
    for (const name in headers) this.setHeader(name, headers[name]!);
    this.statusCode = status;
    this.headersSent = true;
    return this;
  }

  /** Only answers that are cut off are written in pieces. */
  write(chunk: Uint8Array, written: () => void): void {
    this.#pieces.push(chunk);
    written();
  }

  end(body: string | Uint8Array = ''): void {
    this.writableEnded = true;
    this.#resolve(this.#reply(bytesOf(body)));
  }

  destroy(): void {
    if (this.#pieces.length === 0) this.#reject(connectionReset());
    else this.#resolve({ ...this.#reply(Buffer.concat(this.#pieces)), is_cut: true });
  }

  #reply(bytes: Buffer): BufferedReply {
    const has_body = this.#has_body && this.statusCode !== 204 && this.statusCode !== 304;
    const headers = { ...this.#headers, connection: this.#headers.connection ?? 'keep-alive' };
    return { status: this.statusCode, headers, body: has_body ? bytes : Buffer.alloc(0) };
  }
}

function bytesOf(body: string | Uint8Array): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}
