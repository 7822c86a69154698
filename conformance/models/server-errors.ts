/** Errors of the server (500, 501, 505 and above) over many answers, and the requests that met them. Pure. */
import { type OperationId, operations } from '../../src/contract/operations.ts';
import type { Evidence } from '../suite/evidence.ts';
import { type Exchange, isServerError } from '../suite/exchange.ts';
import { error_tries } from './tested-requests.ts';

/** Requests with which nothing is wrong that met an error; one or two of them may be an accident. */
export const most_accidents = 2;

export interface MetErrors {
  /** Right requests that were answered, equal ones counted once. */
  requests: number;
  /** One exchange of each right request that met an error, in the order of the run. */
  right: Exchange[];
  /** The last of so many errors that one request met in a row, where it is right, or its operation answers others. */
  each_time?: Exchange;
}

export function metErrors({ exchanges, facts }: Pick<Evidence, 'exchanges' | 'facts'>): MetErrors {
  const answered = exchanges.filter(({ received, decoded }) => received && decoded);
  const by_request = Map.groupBy(answered, requestOf);
  const told = toldIds(answered, JSON.stringify(facts.fixtures ?? {}));
  const all_right = [...by_request.values()].filter(
    (own) => own.some(isAnswered) || own.some((one) => isServerError(one) && isPlainRead(one, told)),
  );
  const right = all_right.flatMap((own) => own.find(isServerError) ?? []);
  const kinds = [...by_request.values(), ...Map.groupBy(answered, kindOf).values()];
  const isRight = (one: Exchange) => answers(answered, one.request.operation) || isPlainRead(one, told);
  const each_time = kinds.map(inARow).find((one) => one && isRight(one));
  return { requests: all_right.length, right, ...(each_time && { each_time }) };
}

/** `listAssets 12, getRun 3`, those that met most first. */
export function byOperation(met: readonly Pick<Exchange, 'request'>[]): string {
  const counts = [...Map.groupBy(met, ({ request }) => request.operation)].map(([name, own]) => [name, own.length]);
  return counts
    .toSorted(([, a], [, b]) => Number(b) - Number(a))
    .map((one) => one.join(' '))
    .join(', ');
}

function isAnswered({ decoded }: Exchange): boolean {
  return decoded?.outcome === 'success';
}

function answers(all: readonly Exchange[], operation: OperationId): boolean {
  return all.some((one) => one.request.operation === operation && isAnswered(one));
}

function requestOf({ principal, sent: { method, url, body = '' } }: Exchange): string {
  return JSON.stringify([principal, method, url, body]);
}

const ids_and_names = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|mrk[0-9a-f]{12}\w*/gi;

/** The same request about whichever record: each try of a case makes its own. */
function kindOf(exchange: Exchange): string {
  return requestOf(exchange).replaceAll(ids_and_names, '*');
}

/** The last of the first errors in a row that are as many as count. */
function inARow(own: readonly Exchange[]): Exchange | undefined {
  let errors = 0;
  for (const one of own) {
    errors = isServerError(one) ? errors + 1 : 0;
    if (errors === error_tries) return one;
  }
  return undefined;
}

/** Ids by which the target, or its file, named records that nobody has deleted. */
function toldIds(answered: readonly Exchange[], fixtures: string): (id: string) => boolean {
  const deletions = answered.filter(({ request }) => operations[request.operation].method === 'DELETE');
  const deleted = new Set(deletions.map(({ request }) => request.path.id));
  const isTold = (id: string) => answered.some((one) => isAnswered(one) && one.received!.body.includes(id));
  return (id) => !deleted.has(id) && (fixtures.includes(JSON.stringify(id)) || isTold(id));
}

const optional_features = ['filter', 'sort', 'fields', 'embed'] as const;

/** A read by the owner of a list or of a record that is there, in which nothing is asked for that is left open. */
function isPlainRead({ principal, request, step }: Exchange, isTold: (id: string) => boolean): boolean {
  const { method } = operations[request.operation];
  if (method !== 'GET' || principal !== 'owner' || request.organization !== undefined) return false;
  if (step.startsWith('attempt') || optional_features.some((name) => request.query[name] !== undefined)) return false;
  return Object.values(request.path).every(isTold);
}
