/** The ways in which a request can say that a rating is to be cleared (choice `feedback.clearing`). */
import { chosen } from '../../src/choices/choices.ts';
import type { Facts } from '../suite/evidence.ts';

/** The first that a target takes counts as its way. */
export const clearing_ways = ['null', 'omitted', 'empty_body'] as const;
export type ClearingWay = (typeof clearing_ways)[number];

const reason = 'not so sure any more';

/** Null on the wire whatever the target file declares: the dialect gives a plain null another form, or asks for one. */
const literal_null: unknown = { toJSON: () => null };

/** The canonical body that reaches the wire in this form. */
export function clearingBody(way: ClearingWay, facts: Facts): Record<string, unknown> {
  const declared = declaredClearing(facts);
  if (way === declared) return { is_positive: null, ...(way === 'omitted' && { reason }) };
  if (way === 'null') return { is_positive: literal_null };
  if (way === 'empty_body') return declared === 'omitted' ? { is_positive: null } : {};
  return { reason };
}

export function declaredClearing({ choices }: Facts): ClearingWay | undefined {
  const choice = chosen(choices, 'feedback.clearing', 'rateRun');
  return clearing_ways.find((way) => way === choice);
}
