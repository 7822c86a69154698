import { expect, it } from 'vitest';
import type { UrlEnd } from '../../models/signed-urls.ts';
import { answered, outcomeOf, stored, written } from '../../testing/written-evidence.support.ts';
import { thumbnails } from './thumbnails.ts';

interface Seen {
  end?: UrlEnd | 'hidden';
  is_plain?: boolean;
  no_url?: string;
  read_ms?: number;
}

const id = 'aaaaaaaa-0000-4000-8000-000000000002';
const date = 'Mon, 05 Jan 2026 10:00:00 GMT';
const week_ms = 604_800_000;
const ends = (ahead_ms: number): UrlEnd => ({ form: 'epoch', ends_ms: Date.parse(date) + ahead_ms });
const shown: Seen = { end: 'hidden', is_plain: false, read_ms: Date.parse(date) };

function outcome(notes: Seen, { put = 200, open = 200, operation = 'getAsset', dated = true } = {}) {
  const headers = { 'content-type': 'application/json', ...(dated && { date }) };
  const record = { id, thumbnail_url: 'http://storage.example/t' };
  const [step, body] = operation === 'getAsset' ? ['on', record] : ['on/1', { items: [record], next: null }];
  const read = answered(step, operation as 'getAsset', 200, body, { path: { id }, headers });
  const opened = notes.end === undefined ? [] : [stored('open', open)];
  return outcomeOf(thumbnails, written([stored('put', put), read, ...opened], { case: { operation }, notes }));
}

it.each<[string, Seen]>([
  ['whose end is hidden', shown],
  ['that ends within a week', { ...shown, end: ends(week_ms) }],
  ['that tells how long it is valid', { ...shown, end: { ...ends(week_ms), validity_s: 604_800 } }],
])('a thumbnail may have a URL %s', (_, notes) => {
  expect(outcome(notes)).toBe('satisfied');
  expect(outcome(notes, { operation: 'listAssets' })).toBe('satisfied');
});

it.each<[string, Seen, number, string]>([
  ['that is the one without presigning', { ...shown, is_plain: true }, 200, 'never-presigned'],
  ['that does not open', shown, 403, 'get-refused'],
  ['that ends in two weeks', { ...shown, end: ends(2 * week_ms) }, 200, 'too-long'],
  ['that is valid for more than a week', { ...shown, end: { ...ends(0), validity_s: 604_801 } }, 200, 'too-long'],
])('a thumbnail may not have a URL %s', (_, notes, open, code) => {
  expect(outcome(notes, { open })).toEqual([code]);
  expect(outcome(notes, { open, operation: 'listAssets' })).toEqual([code]);
});

it('what stands in its place and is no URL fails', () => {
  expect(outcome({ no_url: 'thumb:1' })).toEqual(['get-refused']);
  expect(outcome({ no_url: 'thumb:1' }, { operation: 'listAssets' })).toEqual(['get-refused']);
});

it('an end is compared with the clock of the suite where the answer bears no time', () => {
  const late = { ...shown, end: ends(2 * week_ms) };
  expect(outcome(late, { dated: false })).toEqual(['too-long']);
  expect(outcome({ ...late, read_ms: Date.parse(date) + 2 * week_ms }, { dated: false })).toBe('satisfied');
});

it('proves nothing without a thumbnail, or a picture that was taken', () => {
  expect(outcome({})).toBe('stopped');
  expect(outcome(shown, { put: 403 })).toBe('stopped');
  expect(outcome(shown, { put: 500 })).toBe('stopped');
});
