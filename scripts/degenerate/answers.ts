/** Parts of degenerate targets: listeners that answer everything in one wrong way. */
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';

/** Answers requests, at a base URL that is known only when the server listens. */
export type ServerFactory = (base_url: () => string) => Server;

export const json = { 'content-type': 'application/json' };
export const html = { 'content-type': 'text/html; charset=utf-8' };

/** Reads the request whole, then answers it. */
export function answerWholeRequests(listener: (base_url: () => string) => RequestListener): ServerFactory {
  return (base_url) => {
    const answer = listener(base_url);
    return createServer((request, response) => {
      request.resume().on('end', () => answer(request, response));
    });
  };
}

/** The same answer to everything. */
export function always(status: number, headers: Record<string, string>, body: string | Uint8Array = ''): ServerFactory {
  return answerWholeRequests(() => (_, response) => void response.writeHead(status, headers).end(body));
}

/** As `always`, but the probe of its health is answered as it should be. */
export function withHealth(rest: RequestListener): ServerFactory {
  return answerWholeRequests(() => (request, response) => {
    if (request.url?.startsWith('/v1/health')) sendJson(response, 200, { status: 'ok' });
    else rest(request, response);
  });
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, json).end(JSON.stringify(value));
}

/** Each connection is handled as bytes. */
export function connections(meet: (socket: Socket) => void): ServerFactory {
  return () =>
    createSocketServer((socket) => {
      // The client may close the connection at any time.
      socket.on('error', () => {});
      meet(socket);
    });
}

/** The head and half of a body, then the connection is reset. */
export const cutInBody: RequestListener = (_, response) => {
  response.writeHead(200, { ...json, 'content-length': '200' });
  response.write('{"items": [{"id": "', () => response.socket?.resetAndDestroy());
};

/** One byte a second. */
export const drip: RequestListener = (_, response) => {
  response.writeHead(200, json);
  const timer = setInterval(() => response.write(' '), 1000);
  response.on('close', () => clearInterval(timer));
};

const chunk = Buffer.alloc(1024 * 1024, ' ');

/** White space without end, as fast as it is taken. */
export const endless: RequestListener = (_, response) => {
  response.writeHead(200, json);
  const fill = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', fill);
  fill();
};

/** A body that is just not too large to be read. */
export const large: RequestListener = (_, response) => {
  response.writeHead(200, json);
  response.end(`{"items": [], "filler": "${'x'.repeat(8 * 1024 * 1024)}"}`);
};
