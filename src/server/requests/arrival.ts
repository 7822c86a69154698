/** One request at the door of a world: its id, and its line in the log. */
import type { OperationId } from '../../contract/operations.ts';
import { bearerToken } from '../access/authenticate.ts';
import type { World } from '../parts.ts';
import { Refused } from '../refused.ts';

export interface RequestArrival {
  readonly world: World;
  readonly id: string;
  /** By the clock of the world. */
  readonly at_ms: number;
  /** By the machine's own clock, that only measures. */
  readonly began_ms: number;
  /** As far as it is known. */
  operation: OperationId | null;
  /** The fault that decides what becomes of the request. */
  fault: string | null;
  /** The JSON text that came with it. */
  body: string | null;
  /** The first thing for which it is refused. */
  reason: string | null;
}

export function noteArrival(world: World): RequestArrival {
  const { requestId, clock } = world.parts;
  const [at_ms, began_ms] = [clock.now_ms(), performance.now()];
  return { world, id: requestId(), at_ms, began_ms, operation: null, fault: null, body: null, reason: null };
}

export interface RequestHead {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** @param status null where no answer is given */
export function logArrival(
  arrival: RequestArrival,
  { method, path, headers }: RequestHead,
  status: number | null,
): void {
  const { world, id, at_ms, began_ms, operation, fault, body, reason } = arrival;
  const { authorization, 'user-agent': user_agent, traceparent } = headers as Record<string, string | undefined>;
  world.log.add({
    id,
    at_ms,
    method,
    path,
    operation,
    status,
    took_ms: performance.now() - began_ms,
    principal: authorization === undefined ? null : principalOf(world, authorization),
    user_agent: user_agent ?? null,
    fault,
    body,
    reason,
    trace_id: traceparent === undefined ? null : (trace_context.exec(traceparent)?.[1] ?? null),
  });
}

/** https://www.w3.org/TR/trace-context/#traceparent-header; a later version may say more behind it. */
const trace_context = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:$|-)/;

/** Keeps the first reason of a refusal; other errors are told to `onFault`, and not to callers. */
export function noteReason(arrival: RequestArrival, error: unknown): void {
  if (!(error instanceof Refused)) {
    arrival.reason = 'a fault of this server';
    return;
  }
  const [issue] = error.issues;
  arrival.reason = issue ? `${issue.at.join('/')}: ${issue.message}` : error.message;
}

/** The names of a world's principals, by their tokens. */
const namesOf = new WeakMap<World['principals'], ReadonlyMap<string, string>>();

function principalOf({ principals }: World, authorization: string): string | null {
  const known = namesOf.get(principals);
  const names = known ?? new Map(Object.entries(principals).map(([name, { token }]) => [token, name]));
  if (!known) namesOf.set(principals, names);
  return names.get(bearerToken(authorization) ?? '') ?? null;
}
