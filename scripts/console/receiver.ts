/** A receiver of events that answers as it is told. */
import { createServer } from 'node:http';
import { listenLocally } from '../../src/input/local-server.ts';

export interface Receiver {
  url: string;
  /** Statuses of the answers to come; the last one stays. */
  readonly statuses: number[];
  close(): Promise<void>;
}

export async function startReceiver(...statuses: number[]): Promise<Receiver> {
  const server = createServer((request, response) => {
    request.resume();
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    response.writeHead(status).end(status < 300 ? '' : 'not now');
  });
  const { url, close } = await listenLocally(server);
  return { url: `${url}/hook`, statuses, close };
}
