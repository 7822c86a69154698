/** A way to write a sort key is believed where it is read, and not where the list has that order by itself. */
import { expect, it } from 'vitest';
import type { SortGrammar } from '../../src/choices/choices-document.ts';
import { readSort, writeSort } from '../../src/choices/sort-grammar.ts';
import type { Answer } from './asker.ts';
import { readAndNotIgnored } from './turned-order.ts';

/** Ascending by name by itself, which it also shows for fields that it does not have. */
function answerTo(truth: SortGrammar, text: string, unreadable: 'refused' | 'ignored'): Answer {
  const keys = readSort(truth, text);
  const is_refused = keys === undefined && unreadable === 'refused';
  const is_turned = keys?.some(({ field, direction }) => field === 'name' && direction === 'desc');
  const plain = { line: '', status: 0, headers: {}, sent_ms: 0, answered_ms: 0 };
  const reply = { status: 0, json: undefined, refusals: [], defects: [] };
  return {
    ...plain,
    json: is_turned ? 'desc' : 'asc',
    reply: { ...reply, outcome: is_refused ? 'refusal' : 'success' },
  };
}

const worded = { ascending: '{field}.asc', descending: '{field}.desc' };
const bare = { ascending: '{field}', descending: '{field}.desc' };
const signed = { ascending: '+{field}', descending: '-{field}' };
const plain = { ascending: '{field}', descending: '-{field}' };
const unheard = { ascending: '{field}.rising', descending: '{field}.desc' };

it.each<[name: string, truth: SortGrammar, unreadable: 'refused' | 'ignored', found: SortGrammar | undefined]>([
  ['a word', worded, 'refused', worded],
  ['no word, and one would be part of the name of a field', bare, 'refused', bare],
  ['a sign', signed, 'refused', signed],
  ['no sign', plain, 'refused', plain],
  ['a word, and whatever is unreadable is ignored', worded, 'ignored', undefined],
  ['a word that nobody thinks of, and others are ignored', unheard, 'ignored', undefined],
])('%s', async (_, truth, unreadable, found) => {
  const alike = [worded, bare, signed, plain].filter((one) => one.descending === truth.descending);
  const ask = async ([pair]: readonly (readonly [string, string])[]) => answerTo(truth, pair![1], unreadable);
  const guesses = alike.map((grammar) => ({
    name: 'sort',
    grammar,
    pairs: [['sort', writeSort(grammar, [{ field: 'name', direction: 'asc' }])!]] as const,
  }));
  const shows = ({ json, reply }: Answer) => reply?.outcome === 'success' && json === 'asc';
  const is_strict = unreadable === 'refused';
  const second = await readAndNotIgnored(guesses, { field: 'name', direction: 'asc', ask, shows, is_strict });
  expect(second?.guess.grammar).toEqual(found);
});
