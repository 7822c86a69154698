/** The end of a run: known by its status word, or by the time of its end. Pure. */
import { chosen } from '../../src/choices/chosen.ts';
import type { Facts } from '../suite/evidence.ts';
import type { RunRecord } from './shown-runs.ts';

const known_ends = new Set(['completed', 'failed', 'canceled']);

/** A status that ends a run for certain: a stated word, or one that the target file or the document gives an end. */
export function isKnownEnd(status: unknown): boolean {
  return known_ends.has(String(status));
}

/** A status that certainly is no end. Other words may mean anything, unless the target file declares them. */
export function isKnownUnfinished(status: unknown): boolean {
  return status === 'queued' || status === 'running';
}

/** `unclear` where the status is a word of the target's own and no time of an end is there. */
export function stateOf({ status_code, completed_at }: RunRecord): 'ended' | 'unfinished' | 'unclear' {
  if (isKnownEnd(status_code) || typeof completed_at === 'string') return 'ended';
  return isKnownUnfinished(status_code) ? 'unfinished' : 'unclear';
}

/** A reason for the reader, with what the target file could declare. */
export function unclearWord({ status_code }: RunRecord, { choices }: Facts): string {
  const why = chosen(choices, 'records.status_words') === undefined ? 'declares no words' : 'declares other words';
  return `it is not known whether a run whose status_code is ${JSON.stringify(status_code ?? null)} has ended: the target file ${why} under records.status_words, and the run shows no completed_at`;
}
