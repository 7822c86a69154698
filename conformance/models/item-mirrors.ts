/**
 * Items as mirrors of their runs, written from section 1: what an item shows between two reads of its run that agree.
 * The words of an item are its own: which answers to which is learned from what was seen, and then has to stay so.
 */
import { type ChoicesDocument, chosen, isOther } from '../../src/choices/choices.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Shown, Tally } from '../suite/tally.ts';
import { type BatchItem, isUsualWord } from './batch-items.ts';
import { isTerminalRun } from './run-state.ts';

/** Of `judgeWords`. */
export const word_codes = {
  'one-word-for-ended-and-unfinished': {
    clause: 'batches.item-mirrors-run',
    message: 'Batch items show one word both for runs that have ended and for runs that have not.',
  },
  'word-of-another-end': {
    clause: 'batches.item-mirrors-run',
    message: 'A batch item shows the word for another end than the one that its run came to.',
  },
  'word-of-another-state': {
    clause: 'batches.item-run-agrees',
    message: 'A batch item shows the word that stands for another state than that of its run.',
  },
} satisfies Codes;

/** Of `judgeDeclaredWords`. */
export const declared_word_codes = {
  'not-as-declared': {
    clause: 'records.batch-item-words',
    level: 'declared',
    message: 'A batch item shows another word than the target file declares for the state of its run.',
  },
} satisfies Codes;

export interface ItemAndRun {
  item: BatchItem;
  /** The run as both of its reads show it. */
  run: Record<string, unknown>;
  /** The words of both as they came, before any that the target file declares were exchanged. */
  words: { item: unknown; run: unknown };
  /** The answer that shows the item. */
  exchange: Exchange;
  pointer: string;
}

/** Each run word goes with one item word, and what an item shows of an ended run it shows of no other state. */
export function judgeWords(sights: readonly ItemAndRun[], tally: Tally): Mismatch[] {
  return sights.map((sight) => contradiction(sight, sights, tally)).find((found) => found !== undefined) ?? [];
}

function contradiction(sight: ItemAndRun, all: readonly ItemAndRun[], tally: Tally): Mismatch[] | undefined {
  // Two operations may have words of their own.
  const { operation } = sight.exchange.request;
  const sights = all.filter(({ exchange }) => exchange.request.operation === operation);
  return endedOrNot(sight, sights, tally) ?? otherEnd(sight, sights, tally) ?? twoWords(sight, sights, tally);
}

function endedOrNot(sight: ItemAndRun, sights: readonly ItemAndRun[], tally: Tally): Mismatch[] | undefined {
  const word = wordOf(sight.item);
  const ended = isTerminalRun(sight.run);
  if (!ended || !sights.some(({ item, run }) => wordOf(item) === word && tally.compared(!isTerminalRun(run))))
    return undefined;
  const message = `batch items show ${word} both for runs that have ended and for runs that have not`;
  return tally.broken('one-word-for-ended-and-unfinished', shownIn(sight, message));
}

/** Items that speak the words of runs do not show one end by the word of another. */
function otherEnd(sight: ItemAndRun, sights: readonly ItemAndRun[], tally: Tally): Mismatch[] | undefined {
  const [shown, own] = [wordOf(sight.item), wordOf(sight.run)];
  const speaks = sights.some(({ item, run }) => isTerminalRun(run) && wordOf(run) === shown && wordOf(item) === shown);
  if (!isTerminalRun(sight.run) || !speaks || tally.compared(!areApart(shown, own))) return undefined;
  const message = `a batch item shows ${shown}, the end of other runs, and its own run is ${own}`;
  return tally.broken('word-of-another-end', shownIn(sight, message));
}

/** Two words of runs for different ends: one end may have several words, but that of being canceled is stated. */
function areApart(one: string, other: string): boolean {
  return one !== other && (one === 'canceled' || other === 'canceled' || (isUsualWord(one) && isUsualWord(other)));
}

/** Several words for one state are a target’s own affair, as long as none of them stands for another state too. */
function twoWords(sight: ItemAndRun, sights: readonly ItemAndRun[], tally: Tally): Mismatch[] | undefined {
  const [shown, own] = [wordOf(sight.item), wordOf(sight.run)];
  const is_two = sights.some(({ item, run }) => wordOf(run) === own && wordOf(item) !== shown);
  const stands_for = sights.find(({ item, run }) => wordOf(item) === shown && tally.compared(wordOf(run) !== own));
  if (!is_two || !stands_for) return undefined;
  const message = `a batch item shows ${shown} for a run that is ${own}, as items do of runs that are ${wordOf(stands_for.run)}; other items show another word for ${own}`;
  return tally.broken('word-of-another-state', shownIn(sight, message));
}

function wordOf({ status_code }: Record<string, unknown>): string {
  return String(status_code);
}

function shownIn({ item, run, exchange, pointer }: ItemAndRun, message: string): Shown {
  const expected = `the word that stands for runs that are ${wordOf(run)}`;
  return { at: exchange, message, expected, actual: item.status_code, pointer: `${pointer}/status_code` };
}

/** The words of items that the target file declares, where it says it of all of them. */
export function judgeDeclaredWords(sights: readonly ItemAndRun[], choices: ChoicesDocument, tally: Tally): Mismatch[] {
  const broken = sights.find(({ item, run, words: came, exchange }) => {
    const words = chosen(choices, 'records.batch_item_words', exchange.request.operation);
    const is_said = words !== undefined && !isOther(words) && isUsualWord(run.status_code);
    // Words of runs may be declared for reads of runs alone: then both are compared as they came.
    const is_same = wordOf(item) === wordOf(run) || (words === 'as_runs' && came.item === came.run);
    return is_said && tally.compared(!is_same);
  });
  if (!broken) return [];
  const message = `the target file declares the words of batch items, and ${String(broken.words.item)} is not the one for runs that are ${wordOf(broken.run)}`;
  return tally.broken('not-as-declared', shownIn(broken, message));
}

/** The item words that were seen, in the form of the choice. */
export function observedWords(sights: readonly ItemAndRun[]): Record<string, string> | 'as_runs' | undefined {
  if (sights.length === 0) return undefined;
  if (sights.every(({ words }) => words.item === words.run)) return 'as_runs';
  return Object.fromEntries(sights.map(({ run, words }) => [wordOf(run), String(words.item)]));
}
