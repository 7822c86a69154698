/** A reverse proxy that takes a prefix off the path, as nginx does with `location /team-a/api/ { proxy_pass …/; }`. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { listenLocally } from '../../src/input/local-server.ts';

export interface StrippingProxy {
  /** Without a slash at its end. */
  url: string;
  /** Servers below prefixes: `/team-a/api` leads to `http://127.0.0.1:4010`. Everything else is a 502. */
  routes: Map<string, string>;
  close(): Promise<void>;
}

/** Listens on any free port of loopback. */
export async function startStrippingProxy(): Promise<StrippingProxy> {
  const routes = new Map<string, string>();
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    const prefix = routes.keys().find((one) => path.startsWith(`${one}/`));
    if (prefix === undefined) return void incoming.resume().on('end', () => response.writeHead(502).end());
    forward(incoming, `${routes.get(prefix)}${path.slice(prefix.length)}`, response);
  });
  const { url, close } = await listenLocally(server);
  return { url, routes, close };
}

/** The server behind sees the proxy's own connection, and its own name in `Host`. */
function forward(incoming: IncomingMessage, url: string, response: ServerResponse): void {
  const { method, headers, socket } = incoming;
  const forwarded = { ...headers, host: new URL(url).host, 'x-forwarded-for': socket.remoteAddress };
  const cut = () => response.destroy();
  const onward = request(url, { method, headers: forwarded }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    pipeline(answer, response).catch(cut);
  });
  onward.on('error', cut);
  pipeline(incoming, onward).catch(cut);
}
