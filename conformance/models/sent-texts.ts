/** The text that a run was dispatched with, and what its record shows of it. */
import { isObject } from '../../src/json/is-object.ts';
import type { Facts, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { isMasked } from './masked.ts';

/** Of `judgeText`. */
export const text_codes = {
  'another-input': {
    clause: 'runs.dispatch-inputs',
    message: 'The input of a run shows another text than the one it was dispatched with.',
  },
} satisfies Codes;

/** The text in a field of the body of a dispatch, or of the input that a run shows. */
export function textIn(fields: unknown, name: string | undefined): string | undefined {
  const text = name !== undefined && isObject(fields) ? fields[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** The text that the run of a model shows where it was sent. */
export function shownText({ fixtures }: Facts, model: string, read: Exchange | undefined): string | undefined {
  return textIn(read?.decoded?.record?.input, fixtures?.models?.[model]?.text_field);
}

/** Unicode forms, upper and lower case, and the number of spaces make no difference. */
function plainly(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');
}

/**
 * A run that shows a text in the field in which one was sent, shows the one that was sent. Other words may surround it,
 * and it may be masked, as what a person wrote.
 */
export function judgeText(
  facts: Facts,
  model: string,
  read: Exchange | undefined,
  sent: string | undefined,
  tally: Tally,
): Mismatch[] {
  const shown = shownText(facts, model, read);
  if (shown === undefined || sent === undefined || isMasked(shown, sent)) return [];
  return tally.holds(plainly(shown).includes(plainly(sent)), 'another-input', {
    at: read!,
    expected: sent,
    actual: shown,
    pointer: `/input/${facts.fixtures!.models![model]!.text_field}`,
  });
}
