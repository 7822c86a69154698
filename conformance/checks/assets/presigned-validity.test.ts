import { describe, expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { ReadTime } from '../../models/signed-urls.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { presignedValidity, shownEnd } from './presigned-validity.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000002';
const date = 'Mon, 05 Jan 2026 10:00:00 GMT';
const place = 'http://storage.example/files/a';
const week_later_s = Date.parse(date) / 1000 + 604_800;

const read_ms = Date.parse(date);

/** @param when it was read */
function shown(url: unknown, choices: ChoicesDocument = {}, when: ReadTime = { read_ms: 0 }, told: object = { date }) {
  const headers = { 'content-type': 'application/json', ...told };
  const read = answered('read', 'getAsset', 200, { id, url }, { path: { id }, headers });
  return outcomeOf(
    presignedValidity,
    written([read], {
      case: { operation: 'getAsset' },
      notes: { end: shownEnd(url), ...when },
      facts: { choices },
    }),
  );
}

describe('a presigned URL', () => {
  it.each([
    ['a week, as Amazon writes it', `${place}?X-Amz-Date=20260105T100000Z&X-Amz-Expires=604800&X-Amz-Signature=1`],
    ['an hour', `${place}?x-amz-date=20260105T100000Z&x-amz-expires=3600`],
    ['a week, by a moment', `${place}?Expires=${week_later_s}&Signature=1`],
    ['a week by a clock that goes a minute before', `${place}?expires=${week_later_s + 60}`],
    ['a week, as Google writes it', `${place}?X-Goog-Date=20260105T100000Z&X-Goog-Expires=604800&X-Goog-Signature=1`],
    ['a week, as Azure writes it', `${place}?sv=2024-11-04&se=2026-01-12T10%3A00%3A00Z&sig=1`],
  ])('may be valid for %s', (_, url) => {
    expect(shown(url)).toBe('satisfied');
  });

  it.each([
    ['a second more, as Amazon writes it', `${place}?X-Amz-Date=20260105T100000Z&X-Amz-Expires=604801`],
    ['a day more, by a moment', `${place}?Expires=${week_later_s + 86_400}`],
    [
      'a day more, by a moment behind that of its beginning',
      `${place}?X-Valid-From=${read_ms / 1000}&Expires=${week_later_s + 86_400}`,
    ],
    ['a second more, as Google writes it', `${place}?X-Goog-Date=20260105T100000Z&X-Goog-Expires=604801`],
    ['a day more, as Azure writes it', `${place}?sv=2024-11-04&se=2026-01-13T10%3A00%3A00Z&sig=1`],
  ])('may not be valid for %s', (_, url) => {
    expect(shown(url)).toEqual(['too-long']);
  });

  const by_its_end = (days: number) =>
    `${place}?se=${encodeURIComponent(new Date(Date.parse(date) + days * 86_400_000).toISOString())}&sig=1`;
  it('is judged by the clock of the suite where no answer tells the time, a day given', () => {
    expect(shown(by_its_end(7.9), {}, { read_ms }, {})).toBe('satisfied');
    expect(shown(by_its_end(8.1), {}, { read_ms }, {})).toEqual(['too-long']);
  });

  const stepped = (days: number): ReadTime => ({ read_ms: 0, target_ms: read_ms + days * 86_400_000 });
  it('is judged by the clock of the target where that is stepped, whatever Date the answer tells of before', () => {
    expect(shown(by_its_end(36.9), {}, stepped(30))).toBe('satisfied');
    expect(shown(by_its_end(37.1), {}, stepped(30))).toEqual(['too-long']);
    expect(shown(by_its_end(6.9), {}, stepped(-1))).toBe('satisfied');
    expect(shown(by_its_end(37.1), {}, stepped(30), {})).toEqual(['too-long']);
  });

  it('may be signed by the time of the machine where the clock of the target is stepped', () => {
    expect(shown(by_its_end(6.9), {}, { ...stepped(-300), read_ms }, {})).toBe('satisfied');
    expect(shown(by_its_end(7.1), {}, { ...stepped(-300), read_ms }, {})).toEqual(['too-long']);
  });

  it('is not signed by a clock by which it has long ended', () => {
    expect(shown(by_its_end(-270), {}, stepped(-300))).toEqual(['too-long']);
  });

  it('needs no clock where the URL tells how long it is valid', () => {
    expect(shown(`${place}?X-Amz-Date=20260105T100000Z&X-Amz-Expires=604801`, {}, { read_ms }, {})).toEqual([
      'too-long',
    ]);
  });

  it('need not tell its end, unless the target file says that it does', () => {
    expect(shown(`${place}?token=abc`)).toBe('stopped');
    expect(shown(`${place}?token=abc`, { assets: { signed_url_end: 'amz' } })).toEqual(['not-as-declared']);
  });

  it('need not be there before the file is', () => {
    expect(shown(null)).toBe('stopped');
  });
});
