/** Draws faults of every kind. */
import fc from 'fast-check';
import { operationIds, operationsIn } from '../../contract/operations.ts';
import type { Fault } from '../fault-book.ts';

const counted = fc.integer({ min: 1, max: 5 });
const chance = { times: counted, skip: fc.nat(3), probability: fc.double({ min: 0, max: 1, noNaN: true }) };
const ids = fc.uniqueArray(fc.constantFrom(...operationIds), { minLength: 1, maxLength: 4 });
const lists = fc.uniqueArray(fc.constantFrom(...operationsIn('lists')), {
  minLength: 1,
});
const retry_after_s = fc.nat(86_400);

function faultOf<Required extends object, Optional extends object>(
  required: { [Name in keyof Required]: fc.Arbitrary<Required[Name]> },
  optional: { [Name in keyof Optional]: fc.Arbitrary<Optional[Name]> },
): fc.Arbitrary<Required & Partial<Optional>> {
  const requiredKeys = Object.keys(required) as never[];
  return fc.record({ ...required, ...optional }, { requiredKeys, noNullPrototype: true }) as never;
}

const is = <Kind extends string>(kind: Kind) => ({ kind: fc.constant(kind) });
const onOperations = { ...chance, operations: ids };
const onDeliveries = {
  ...chance,
  channel: fc.constantFrom('callback' as const, 'webhook' as const),
  url: fc.constantFrom('http://receiver.example/', 'https://r'),
};
const onStorage = { ...chance, method: fc.constantFrom('GET' as const, 'PUT' as const) };

/** Those that end in an answer at once: no waiting, no cut connection. */
export const answeringFaults: fc.Arbitrary<Fault> = fc.oneof(
  faultOf({ ...is('latency'), ms: fc.constant(0) }, onOperations),
  faultOf({ ...is('status'), status: fc.integer({ min: 400, max: 599 }) }, { ...onOperations, retry_after_s }),
  faultOf({ ...is('rate_limit'), requests: fc.nat(3), per_s: counted }, { ...onOperations, retry_after_s }),
);

export const faults: fc.Arbitrary<Fault> = fc.oneof(
  answeringFaults,
  faultOf({ ...is('latency'), ms: fc.nat(1_000) }, { ...onOperations, jitter_ms: fc.nat(1_000) }),
  faultOf({ ...is('drop'), when: fc.constantFrom('before_answer' as const, 'in_body' as const) }, onOperations),
  faultOf({ ...is('staleness'), ms: fc.nat(60_000) }, { ...chance, operations: lists }),
  faultOf({ ...is('duplicate'), copies: counted }, onDeliveries),
  faultOf({ ...is('reorder') }, { ...onDeliveries, within_ms: counted }),
  faultOf({ ...is('delay'), ms: fc.nat(60_000) }, onDeliveries),
  faultOf(
    {
      ...is('bad_signature'),
      how: fc.constantFrom('wrong_key' as const, 'missing' as const, 'other_body' as const, 'truncated' as const),
    },
    onDeliveries,
  ),
  faultOf(is('storage_expired'), onStorage),
  faultOf({ ...is('storage_cut'), after_bytes: fc.integer({ min: 1, max: 10_000 }) }, onStorage),
);
