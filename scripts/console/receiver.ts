/** A receiver of events that answers as it is told. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Receiver {
  url: string;
  /** Statuses of the answers to come; the last one stays. */
  statuses: number[];
  close(): void;
}

export async function startReceiver(...statuses: number[]): Promise<Receiver> {
  const receiver: Receiver = { url: '', statuses, close: () => server.close() };
  const server = createServer((request, response) => {
    request.resume();
    const status = receiver.statuses.length > 1 ? receiver.statuses.shift()! : receiver.statuses[0]!;
    response.writeHead(status).end(status < 300 ? '' : 'not now');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
