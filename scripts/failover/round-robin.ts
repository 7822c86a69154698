/** A load balancer in front of servers that come and go: each request goes to the next one that takes a connection. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type LocalServer, listenLocally } from '../../src/input/local-server.ts';

interface Asked {
  incoming: IncomingMessage;
  body: Buffer;
  response: ServerResponse;
}

/**
 * Listens on any free port of loopback. A request whose server goes away before it has answered is cut, since nobody
 * knows what became of it.
 * @param servers their addresses, of which some may take no connections
 */
export async function startRoundRobin(servers: readonly string[]): Promise<LocalServer> {
  let asked = 0;
  const proxy = createServer((incoming, response) => {
    const first = asked++;
    const inTurn = servers.map((_, place) => servers[(first + place) % servers.length]!);
    buffer(incoming).then(
      (body) => forward({ incoming, body, response }, inTurn),
      () => response.destroy(),
    );
  });
  return listenLocally(proxy);
}

/** A connection for each request: none that is kept open can close at the moment of the next one. */
function forward(asked: Asked, [server, ...others]: readonly string[]): void {
  const { incoming, body, response } = asked;
  if (server === undefined) return void response.destroy();
  const { method, socket } = incoming;
  const { 'transfer-encoding': _, connection: __, ...given } = incoming.headers;
  const length = body.byteLength > 0 || 'content-length' in given ? { 'content-length': body.byteLength } : {};
  const headers = { ...given, ...length, host: new URL(server).host, 'x-forwarded-for': socket.remoteAddress };
  const onward = request(`${server}${incoming.url}`, { method, headers, agent: false }, (answer) => {
    const { connection: ___, 'keep-alive': ____, ...told } = answer.headers;
    response.writeHead(answer.statusCode!, answer.statusMessage, told);
    pipeline(answer, response).catch(() => response.destroy());
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') forward(asked, others);
    else response.destroy();
  });
  response.on('close', () => onward.destroy());
  onward.end(body);
}
