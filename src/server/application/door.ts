/** Decisions about a request before its handler: the `Prefer` header and faults. */
import type { WireReply } from '../../choices/canonical.ts';
import type { Operation } from '../../contract/operations.ts';
import { meetFaults, type RequestFate } from '../faults/meet-request.ts';
import type { RequestArrival } from '../requests/arrival.ts';
import { preferredReply } from './prefer.ts';
import { toReply } from './to-reply.ts';

export type Headers = Readonly<Record<string, string | undefined>>;

/** The request is answered here already, or goes the way that its fate says. */
export type Passage = { kind: 'turned_away'; wire: WireReply } | Exclude<RequestFate, { kind: 'refused' }>;

const through: Passage = { kind: 'answered' };

/** @param hurry ends the waiting that faults bring; @returns at once where there is nothing to wait for */
export function pass(
  arrival: RequestArrival,
  operation: Operation,
  headers: Headers,
  hurry: AbortSignal,
): Passage | Promise<Passage> {
  const { world } = arrival;
  const wire = preferredReply(world, operation, headers.prefer);
  if (wire) {
    arrival.reason = 'asked for by Prefer';
    return { kind: 'turned_away', wire };
  }
  return world.faults.isEmpty() ? through : meet(arrival, operation, headers, hurry);
}

async function meet(
  arrival: RequestArrival,
  operation: Operation,
  headers: Headers,
  hurry: AbortSignal,
): Promise<Passage> {
  const fate = await meetFaults(arrival, operation.id, headers.authorization, hurry);
  if (fate.kind !== 'refused') return fate;
  arrival.reason = 'an injected fault';
  const request = { operation: operation.id, path: {}, query: {} };
  return { kind: 'turned_away', wire: toReply(arrival.world, request, fate.refused) };
}
