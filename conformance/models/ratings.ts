/**
 * The rating of a run, written from the prose: a run has at most one, the last one recorded, with its reason. The
 * fate of a reason that a request leaves out, or whose rating is cleared, is left open: several ratings may stand then.
 */
import { chosen } from '../../src/choices/chosen.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Check } from '../suite/check.ts';
import type { RequestDraft } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { PrincipalName } from '../target/target.ts';
import { actsIn } from './acts-in.ts';

export interface Rating {
  is_positive: boolean | null;
  reason: string | null;
}

/** The rating that a request asks for; null clears. */
export interface RatingAct {
  is_positive: boolean | null;
  reason?: string;
}

/**
 * One step. `rate`: by the human, or by another person, who may be refused; `attempt`: by a caller who must be refused.
 * `run` names a polled run.
 */
export type RatingCommand =
  | ({ do: 'rate'; run: string; by?: 'member' } & RatingAct)
  | ({ do: 'attempt'; run: string; by: PrincipalName } & RatingAct)
  | { do: 'read'; run: string; by: PrincipalName };

/** Reasons that no target has cause to refuse. */
export const plain_reasons = ['just as it was asked for', 'too dark', 'the hands are wrong'] as const;

/** The operations that a check of ratings cannot do without. */
export const rating_operations: readonly OperationId[] = ['rateRun', 'getRun'];

/** The head of a check in which a person of the organization rates runs. */
export const of_ratings: Pick<Check, 'operations' | 'needs'> = {
  operations: rating_operations,
  needs: { principals: ['owner', 'human'], writes: true },
};

/** A text that holds nothing is no reason. */
export function ratingOf(record: Record<string, unknown> | undefined): Rating {
  const { feedback_is_positive: shown, feedback_reason: reason } = record ?? {};
  return {
    is_positive: typeof shown === 'boolean' ? shown : null,
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
  };
}

export function sameRating(one: Rating, other: Rating): boolean {
  return one.is_positive === other.is_positive && one.reason === other.reason;
}

export function isAmong(rating: Rating, ratings: readonly Rating[]): boolean {
  return ratings.some((one) => sameRating(one, rating));
}

/**
 * The ratings that may stand once an act was accepted.
 * @param before those that may have stood until then
 * @param by_repeating whether the rating that stands may be cleared by giving it again (`mayClearByRepeating`)
 */
export function afterRating(
  before: readonly Rating[],
  { is_positive, reason }: RatingAct,
  by_repeating = false,
): Rating[] {
  const kept = before.map((rating) => ({ is_positive, reason: rating.reason }));
  const recorded =
    is_positive !== null && reason !== undefined ? [{ is_positive, reason }] : [{ is_positive, reason: null }, ...kept];
  const repeated = before.filter((rating) => by_repeating && rating.is_positive === is_positive);
  const cleared = repeated
    .flatMap((rating) => [null, rating.reason])
    .map((left) => ({ is_positive: null, reason: left }));
  return [...recorded, ...cleared].filter(
    (one, place, all) => all.findIndex((other) => sameRating(one, other)) === place,
  );
}

/** The ratings that may stand once all acts were accepted, in any order. */
export function afterAnyOrder(before: readonly Rating[], acts: readonly RatingAct[], by_repeating = false): Rating[] {
  if (acts.length === 0) return [...before];
  return acts.flatMap((act, place) =>
    afterRating(afterAnyOrder(before, acts.toSpliced(place, 1), by_repeating), act, by_repeating),
  );
}

/** True where the way to clear is not declared: the same boolean again might mean it. */
export function mayClearByRepeating({ choices }: Pick<Facts, 'choices'>): boolean {
  return typeof chosen(choices, 'feedback.clearing', 'rateRun') !== 'string';
}

/** The body that says it; canonical. */
export function bodyOf({ is_positive, reason }: RatingAct): Record<string, unknown> {
  return { is_positive, ...(reason !== undefined && { reason }) };
}

export function ratingRequest(facts: Facts, caller: PrincipalName, run_id: string, body: object): RequestDraft {
  return { operation: 'rateRun', path: { run_id }, body, ...actsIn(facts, caller) };
}

export function runRequest(facts: Facts, caller: PrincipalName, id: string): RequestDraft {
  return { operation: 'getRun', path: { id }, ...actsIn(facts, caller) };
}

/** For messages. */
export function wordsOf({ is_positive, reason }: RatingAct | Rating): Record<string, unknown> {
  return { feedback_is_positive: is_positive, ...(reason !== undefined && { feedback_reason: reason }) };
}
