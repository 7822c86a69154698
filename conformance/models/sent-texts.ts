/** The text that a run was dispatched with, and what its record shows of it. */
import { isObject } from '../../src/json/is-object.ts';
import type { Facts, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Tally } from '../suite/tally.ts';
import { isMasked } from './masked.ts';

/** What the run of a model shows where the text was sent; undefined where it shows no text there. */
export function shownText({ fixtures }: Facts, model: string, read: Exchange): string | undefined {
  const { text_field } = fixtures?.models?.[model] ?? {};
  const input = read.decoded?.record?.input;
  const shown = text_field !== undefined && isObject(input) ? input[text_field] : undefined;
  return typeof shown === 'string' ? shown : undefined;
}

/** In one Unicode form and without regard to case, without spaces at its ends and with one for several. */
function plainly(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');
}

/**
 * The field in which the text was sent holds it, where the run shows a text there at all; what surrounds it is open, and
 * it may be masked, as what a person wrote.
 */
export function judgeText(facts: Facts, model: string, read: Exchange, sent: string, tally: Tally): Mismatch[] {
  const shown = shownText(facts, model, read);
  if (shown === undefined || isMasked(shown, sent)) return [];
  if (tally.compared(plainly(shown).includes(plainly(sent)))) return [];
  const { text_field } = facts.fixtures!.models![model]!;
  return [
    {
      code: 'another-input',
      clause: 'runs.dispatch-inputs',
      message: `the input of a run shows another ${text_field} than the one it was dispatched with`,
      expected: sent,
      actual: shown,
      operation: 'getRun',
      pointer: `/input/${text_field}`,
      exchange: read.number,
    },
  ];
}
