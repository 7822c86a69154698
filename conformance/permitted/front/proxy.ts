/** Stands in front of a server, in a manner of its own. The server sees the proxy's connections, and its own `Host`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Agent, type Dispatcher, request } from 'undici';
import { listenLocally } from '../../../src/input/local-server.ts';
import type { FrontManner, Interference, PassingRequest, ProxyAnswer } from './manner.ts';

export interface Front {
  /** Without a slash at its end. */
  url: string;
  /** Base URL of what is behind; nothing is until it is set. */
  behind: string;
  /** Requests that came. */
  readonly met: number;
  close(): Promise<void>;
}

/** Headers that concern one connection only. */
const of_connections = ['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'host', 'expect'];

/** Listens on any free port of loopback. */
export async function startFront(manner: FrontManner): Promise<Front> {
  const { prefix = '' } = manner;
  const agent = new Agent();
  let met = 0;
  const proxy = { behind: '' };
  const server = createServer((incoming, response) => {
    met += 1;
    pass(incoming, response).catch(() => response.destroy());
  });
  const { url, close } = await listenLocally(server);

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const path = url.startsWith(prefix) ? url.slice(prefix.length) : `/outside${url}`;
    const passing: PassingRequest = { method, path, headers, body: await buffer(incoming) };
    const instead = await manner.before?.(passing);
    const answer: Interference = instead ?? (await forward(agent, proxy.behind, passing));
    const left = instead ? answer : (manner.after?.(answer as ProxyAnswer, passing) ?? answer);
    if (left === 'reset') response.socket?.resetAndDestroy();
    else if (manner.write) manner.write(response, left, passing);
    else end(response, left);
  }

  return Object.assign(proxy, {
    url: url + prefix,
    get met() {
      return met;
    },
    async close() {
      await close();
      await agent.destroy();
    },
  });
}

async function forward(
  agent: Agent,
  behind: string,
  { method, path, headers, body }: PassingRequest,
): Promise<ProxyAnswer> {
  const kept = Object.entries(headers).filter(([name]) => !of_connections.includes(name));
  const answer = await request(behind + path, {
    dispatcher: agent,
    method: method as Dispatcher.HttpMethod,
    headers: Object.fromEntries(kept),
    ...(body.length > 0 && { body }),
  });
  const shown = Object.entries(answer.headers).filter(([name]) => !of_connections.includes(name));
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(shown),
    body: Buffer.from(await answer.body.arrayBuffer()),
  };
}

function end(response: ServerResponse, { status, headers, body }: ProxyAnswer): void {
  response.writeHead(status, headers);
  // Written apart from its end, so that it goes in chunks.
  if (body.length > 0) response.write(body);
  response.end();
}
