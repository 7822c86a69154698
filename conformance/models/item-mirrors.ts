/**
 * Items as mirrors of their runs, written from section 1: what an item shows between two reads of its run that agree.
 * The words of an item are its own: which answers to which is learned from what was seen, and then has to stay so.
 */
import { type ChoicesDocument, chosen, isOther } from '../../src/choices/choices.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Tally } from '../suite/tally.ts';
import { type BatchItem, isUsualWord } from './batch-items.ts';
import { isTerminalRun } from './run-state.ts';

export interface ItemAndRun {
  item: BatchItem;
  /** The run as both of its reads show it. */
  run: Record<string, unknown>;
  /** The words of both as they came, before any that the target file declares were exchanged. */
  words: { item: unknown; run: unknown };
  /** That shows the item. */
  exchange: Exchange;
  pointer: string;
}

/** Each run word goes with one item word, and what an item shows of an ended run it shows of no other state. */
export function judgeWords(sights: readonly ItemAndRun[], tally: Tally): Mismatch[] {
  const found = sights.map((sight) => contradiction(sight, sights, tally)).find((one) => one !== undefined);
  return found ? [found] : [];
}

function contradiction(sight: ItemAndRun, all: readonly ItemAndRun[], tally: Tally): Mismatch | undefined {
  // Two operations may have words of their own.
  const { operation } = sight.exchange.request;
  const sights = all.filter(({ exchange }) => exchange.request.operation === operation);
  return endedOrNot(sight, sights, tally) ?? otherEnd(sight, sights, tally) ?? twoWords(sight, sights, tally);
}

function endedOrNot(sight: ItemAndRun, sights: readonly ItemAndRun[], tally: Tally): Mismatch | undefined {
  const word = wordOf(sight.item);
  const ended = isTerminalRun(sight.run);
  if (!ended || !sights.some(({ item, run }) => wordOf(item) === word && tally.compared(!isTerminalRun(run))))
    return undefined;
  const message = `batch items show ${word} both for runs that have ended and for runs that have not`;
  return mismatch('ended-or-not', 'batches.item-mirrors-run', message, sight);
}

/** Where items speak the words of runs, they do not show one end by the word of another. */
function otherEnd(sight: ItemAndRun, sights: readonly ItemAndRun[], tally: Tally): Mismatch | undefined {
  const [shown, own] = [wordOf(sight.item), wordOf(sight.run)];
  const speaks = sights.some(({ item, run }) => isTerminalRun(run) && wordOf(run) === shown && wordOf(item) === shown);
  if (!isTerminalRun(sight.run) || !speaks || tally.compared(!areApart(shown, own))) return undefined;
  const message = `a batch item shows ${shown}, the end of other runs, and its own run is ${own}`;
  return mismatch('another-end', 'batches.item-mirrors-run', message, sight);
}

/** Two words of runs for different ends: one end may have several words, but that of being canceled is stated. */
function areApart(one: string, other: string): boolean {
  return one !== other && (one === 'canceled' || other === 'canceled' || (isUsualWord(one) && isUsualWord(other)));
}

/** Several words for one state are a target’s own affair, as long as none of them stands for another state too. */
function twoWords(sight: ItemAndRun, sights: readonly ItemAndRun[], tally: Tally): Mismatch | undefined {
  const [shown, own] = [wordOf(sight.item), wordOf(sight.run)];
  const is_two = sights.some(({ item, run }) => wordOf(run) === own && wordOf(item) !== shown);
  const stands_for = sights.find(({ item, run }) => wordOf(item) === shown && tally.compared(wordOf(run) !== own));
  if (!is_two || !stands_for) return undefined;
  const message = `a batch item shows ${shown} for a run that is ${own}, as items do of runs that are ${wordOf(stands_for.run)}; other items show another word for ${own}`;
  return mismatch('two-words', 'batches.item-run-agrees', message, sight);
}

function wordOf({ status_code }: Record<string, unknown>): string {
  return String(status_code);
}

type Code = 'ended-or-not' | 'another-end' | 'two-words' | 'not-as-declared';

function mismatch(code: Code, clause: string, message: string, { item, run, exchange, pointer }: ItemAndRun): Mismatch {
  return {
    code,
    clause,
    message,
    expected: `the word that stands for runs that are ${wordOf(run)}`,
    actual: item.status_code,
    operation: exchange.request.operation,
    pointer: `${pointer}/status_code`,
    exchange: exchange.number,
  };
}

/** What the target file says of the words of items, where it says it of all of them. */
export function judgeDeclaredWords(sights: readonly ItemAndRun[], choices: ChoicesDocument, tally: Tally): Mismatch[] {
  const broken = sights.find(({ item, run, exchange }) => {
    const words = chosen(choices, 'records.batch_item_words', exchange.request.operation);
    const is_said = words !== undefined && !isOther(words) && isUsualWord(run.status_code);
    return is_said && tally.compared(wordOf(item) !== wordOf(run));
  });
  if (!broken) return [];
  const message = `the target file declares the words of batch items, and ${String(broken.words.item)} is not the one for runs that are ${wordOf(broken.run)}`;
  return [{ ...mismatch('not-as-declared', 'records.batch-item-words', message, broken), level: 'declared' }];
}

/** Which item words were seen, in the form of the choice. */
export function observedWords(sights: readonly ItemAndRun[]): Record<string, string> | 'as_runs' | undefined {
  if (sights.length === 0) return undefined;
  if (sights.every(({ words }) => words.item === words.run)) return 'as_runs';
  return Object.fromEntries(sights.map(({ run, words }) => [wordOf(run), String(words.item)]));
}
