/** A world for tests: its clock stands, a fault of the server fails the test, and nothing leaves it by itself. */
import { expect, onTestFinished } from 'vitest';
import { type Operation, operations } from '../../contract/operations.ts';
import { pathPattern } from '../../contract/path-pattern.ts';
import { validateResponse } from '../../contract/validators.ts';
import type { OutgoingEvent, Send } from '../../engine/sending.ts';
import type { World, WrapParts } from '../parts.ts';
import type { WorldOptions } from '../world-options.ts';
import { createWorld } from './world.ts';

export interface TestAnswer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  json: any;
}

export interface TestRequest {
  body?: unknown;
  /** Goes out as it stands, in place of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export interface TestWorld extends World {
  /** `ask('owner', 'GET /v1/assets')`; null for nobody. Every answer must follow the reference document. */
  ask(principal: string | null, request: string, more?: TestRequest): Promise<TestAnswer>;
  /** Lets the clock go on, with everything that is due meanwhile. */
  advance(by_ms: number): Promise<void>;
  /** Events sent to receivers so far. Each was answered 200, unless the test exchanged `send`. */
  readonly sent: OutgoingEvent[];
  /** Faults of the server so far; a test that expects some takes them out. */
  readonly failures: unknown[];
}

export async function testWorld(options: WorldOptions = {}, wrap: WrapParts = (parts) => parts): Promise<TestWorld> {
  const failures: unknown[] = [];
  const sent: OutgoingEvent[] = [];
  const receive: Send = async (event) => {
    sent.push(event);
    return { kind: 'answered', status: 200, body: '', took_ms: 0 };
  };
  const world = await createWorld({ clock: 'virtual', onFault: (error) => failures.push(error), ...options }, (parts) =>
    wrap({ ...parts, send: receive }),
  );
  onTestFinished(async () => {
    await world.close();
    if (failures.length > 0)
      throw new AggregateError(failures, `the server failed ${failures.length} times`, { cause: failures[0] });
  });
  const ask: TestWorld['ask'] = async (principal, request, more = {}) => {
    const answer = await send(world, principal, request, more);
    if (options.choices === undefined && answer.status < 500) expectDocumented(request, answer);
    return answer;
  };
  const advance = (by_ms: number) => world.parts.timers.advance(by_ms);
  return Object.assign(world, { ask, advance, sent, failures });
}

/** Text before `/v1` when a test names a path alone. */
const test_origin = 'http://api.example';

async function send(world: World, principal: string | null, request: string, more: TestRequest): Promise<TestAnswer> {
  const [method, target] = request.split(' ') as [string, string];
  const headers = new Headers(more.headers);
  if (principal !== null) headers.set('authorization', `Bearer ${world.principals[principal]!.token}`);
  const body = more.raw ?? (more.body === undefined ? undefined : JSON.stringify(more.body));
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const url = target.startsWith('/') ? `${test_origin}${target}` : target;
  const response = await world.fetch(new Request(url, { method, headers, body }));
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function expectDocumented(request: string, { status, json, text }: TestAnswer): void {
  const [method, target] = request.split(' ') as [string, string];
  const operation = operationAt(method, new URL(target, test_origin).pathname);
  if (!operation) return;
  const body = text === '' ? undefined : (json ?? text);
  expect(validateResponse('reference', operation.id, status, body), `${request}: ${status} ${text}`).toEqual([]);
}

function operationAt(method: string, path: string): Operation | undefined {
  const all = Object.values(operations).filter((operation) => operation.method === method);
  return (
    all.find((operation) => operation.path === path) ?? all.find((operation) => pathPattern(operation.path).test(path))
  );
}
