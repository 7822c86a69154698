/** A receiver that does all that the advice says, in parts, so that a mutant exchanges one. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const secret = 'a secret of the receiver';
export const header_name = 'Service-Signature';

export interface Event {
  event: string;
  run_id: string;
  delivery: { id: string };
  [field: string]: unknown;
}

/** All that the receiver remembers. */
export interface Memory {
  seen: Set<string>;
  effects: number;
  /** Requests that are being worked on. */
  under_way: number;
}

export interface Parts {
  /** @throws what it says, where the body does not come whole */
  read(request: IncomingMessage, memory: Memory): Promise<Buffer>;
  /** The header's value; undefined where there is none. */
  signatureIn(request: IncomingMessage): string | undefined;
  verifies(body: Buffer, signature: string | undefined): boolean;
  /** Happens to whatever arrives, before it is verified. */
  arrived(body: Buffer, memory: Memory): void;
  refusal(memory: Memory): number;
  /** A status with which it turns an event away that is signed rightly, or undefined. */
  turnsAway(event: Event, memory: Memory): number | undefined;
  /** Does what is to be done, at most once. @returns the status */
  handle(event: Event, memory: Memory): Promise<number>;
}

export const known_events: readonly string[] = ['run.completed', 'run.failed', 'run.cancelled'];

export function digest(body: Buffer | string): Buffer {
  return Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
}

export function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

export const parts: Parts = {
  async read(request) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    return Buffer.concat(chunks);
  },
  signatureIn: ({ headers }) => headers[header_name.toLowerCase()] as string | undefined,
  verifies: (body, signature) => signature !== undefined && isEqual(Buffer.from(signature), digest(body)),
  arrived() {},
  refusal: () => 401,
  turnsAway: () => undefined,
  async handle({ event, run_id, delivery }, memory) {
    const ids = [run_id, delivery.id];
    const is_new = ids.every((id) => !memory.seen.has(id));
    for (const id of ids) memory.seen.add(id);
    if (is_new && known_events.includes(event)) memory.effects += 1;
    return 204;
  },
};

export interface RunningReceiver {
  url: string;
  memory: Memory;
  close(): Promise<void>;
}

export async function startReceiver(changes: Partial<Parts> = {}): Promise<RunningReceiver> {
  const memory: Memory = { seen: new Set(), effects: 0, under_way: 0 };
  const own = { ...parts, ...changes };
  return listen((request, response) => void answer(request, response, own, memory), memory);
}

/** @param act answers however it likes */
export async function listen(
  act: (request: IncomingMessage, response: ServerResponse) => void,
  memory: Memory = { seen: new Set(), effects: 0, under_way: 0 },
): Promise<RunningReceiver> {
  const server = createServer(act);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    memory,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, own: Parts, memory: Memory): Promise<void> {
  memory.under_way += 1;
  try {
    const body = await own.read(request, memory);
    own.arrived(body, memory);
    response.statusCode = await statusFor(body, request, own, memory);
  } catch (error) {
    // A status that a part threw, or a fault of it.
    response.statusCode = typeof error === 'number' ? error : 500;
  } finally {
    memory.under_way -= 1;
  }
  response.end();
}

async function statusFor(body: Buffer, request: IncomingMessage, own: Parts, memory: Memory): Promise<number> {
  if (!own.verifies(body, own.signatureIn(request))) return own.refusal(memory);
  const event = JSON.parse(body.toString('utf8')) as Event;
  return own.turnsAway(event, memory) ?? own.handle(event, memory);
}
