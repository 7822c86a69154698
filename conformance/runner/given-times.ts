/**
 * Times as a target wrote them. A target that compares the `updated_at` of an update may compare texts, or read one
 * without a mark of UTC in its own zone: it is sent back the very text that it has given.
 */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Exchange } from '../suite/exchange.ts';

/** By the record of a run, and the time in the canonical form. */
const given = new WeakMap<object, Map<unknown, string>>();

/** @param run what stands for the run, the same for all of its cases */
export function noteGiven(run: object, { request, decoded }: Exchange): void {
  const [canonical, json] = [decoded?.record?.updated_at, decoded?.json];
  if (request.operation !== 'updateBalance' || typeof canonical !== 'string' || !isObject(json)) return;
  if (typeof json.updated_at !== 'string') return;
  const known = given.get(run) ?? new Map<unknown, string>();
  given.set(run, known.set(canonical, json.updated_at));
}

/** @param body JSON in the target's own names */
export function asGiven(run: object, { operation, body: canonical }: CanonicalRequest, body: string): string {
  if (operation !== 'updateBalance' || !isObject(canonical)) return body;
  const updated_at = given.get(run)?.get(canonical.updated_at);
  return updated_at === undefined ? body : JSON.stringify({ ...JSON.parse(body), updated_at });
}
