/** An HTTP proxy that asks for a user and a password, and alone knows where some names lead. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { listenLocally } from '../../src/input/local-server.ts';

export interface ConnectProxy {
  /** With user and password. */
  url: string;
  /** Ports of this machine by what is asked for: `api.target.invalid:443`. Loopback leads to itself, all else nowhere. */
  routes: Map<string, number>;
  /** Ways that were opened, and plain requests that were passed on. */
  readonly passed: { tunnels: number; requests: number };
  close(): Promise<void>;
}

const user = 'kit';
const password = 'a pass:word%';
const credentials = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Listens on any free port of loopback. */
export async function startConnectProxy(): Promise<ConnectProxy> {
  const routes = new Map<string, number>();
  const passed = { tunnels: 0, requests: 0 };
  const isKnown = ({ headers }: IncomingMessage) => headers['proxy-authorization'] === credentials;

  const server = createServer((incoming, response) => {
    if (!isKnown(incoming)) return void response.writeHead(407, { 'proxy-authenticate': 'Basic realm=proxy' }).end();
    passed.requests += 1;
    passOn(incoming, response);
  });
  server.on('connect', (incoming, client: Socket, head: Buffer) => {
    client.on('error', () => {});
    if (!isKnown(incoming))
      return client.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n');
    const port = routes.get(incoming.url!);
    if (port === undefined) return client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    passed.tunnels += 1;
    const onward = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      pipeline(client, onward, client).catch(() => {});
    });
    onward.on('error', () => client.destroy());
  });
  const { port, close } = await listenLocally(server);
  return {
    url: `http://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    routes,
    passed,
    close,
  };
}

/** Plain HTTP names the whole URL, and passes as it is. */
function passOn(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url = '', headers } = incoming;
  const { 'proxy-authorization': _, ...others } = headers;
  const cut = () => response.destroy();
  const onward = request(url, { method, headers: others }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    pipeline(answer, response).catch(cut);
  });
  onward.on('error', cut);
  pipeline(incoming, onward).catch(cut);
}
