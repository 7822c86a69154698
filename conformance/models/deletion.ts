/**
 * Soft deletion, written from the prose: an asset is live until it is deleted; from then on its read is refused or
 * shows `deleted_at` and `deleted_by`, and no list shows it without `deleted_at`. A folder's record has no such fields,
 * so that a folder fails only by what its reads show.
 */
import { isObject } from '../../src/json/is-object.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Shown, Tally } from '../suite/tally.ts';
import { type Deletable, record_kinds } from './record-kinds.ts';
import { isAnotherRecord } from './right-answers.ts';
import type { SeenChoice } from './seen-choices.ts';
import { isRefused, isSuccess, statusOf, stepsOf } from './steps.ts';
import { instantOf, isSet } from './values.ts';

/** Of `judgeDeletionTime`; the clause is for the check to say. */
export const deletion_time_codes = {
  'deleted-before-created': { message: 'A record was deleted before it was created, by its own times.' },
  'deleted-in-the-future': { message: 'A record was deleted later than what was created after its deletion.' },
} satisfies Codes;

/** Of `judgeDeletedRead`. */
export const deleted_read_codes = {
  'still-live': {
    clause: 'soft-delete.never-live-on-read',
    message: 'After its deletion the asset is read as if it were live.',
  },
  'no-deleted-by': {
    clause: 'soft-delete.never-live-on-read',
    message: 'The deleted asset shows deleted_at and does not say who deleted it.',
  },
} satisfies Codes;

/** The same where the marks themselves are looked at, of records that need none too. */
export const deleted_marks_codes = {
  'still-live': deleted_read_codes['still-live'],
  'no-deleted-by': { ...deleted_read_codes['no-deleted-by'], clause: 'soft-delete.asset-marked' },
  'not-marked': {
    clause: 'soft-delete.folder',
    message: 'After its deletion the folder shows deleted_at, and nothing is in it.',
  },
  'marked-by-nobody': {
    clause: 'soft-delete.folder',
    message: 'After its deletion the folder shows deleted_by, and nothing is in it.',
  },
} satisfies Codes;

/** State of a record as a read shows it; `unclear` is an answer that is neither the record nor a refusal. */
export type ShownState = 'live' | 'marked' | 'refused' | 'unclear';

export function shownState(exchange: Exchange | undefined): ShownState {
  if (isRefused(exchange)) return 'refused';
  const record = exchange?.decoded?.record;
  if (!record || isAnotherRecord(exchange)) return 'unclear';
  return isSet(record.deleted_at) ? 'marked' : 'live';
}

/** The marks of a record, as a mismatch shows them. */
export function marksOf(record: Record<string, unknown> | undefined): Record<string, unknown> {
  return { deleted_at: record?.deleted_at ?? null, deleted_by: record?.deleted_by ?? null };
}

/** Clocks of several machines may differ by this much, and times may be cut to whole seconds. */
const tolerance_ms = 100 + 1000;

/**
 * `deleted-before-created`, or `deleted-in-the-future`: after what was made once the deletion had been seen, so that only
 * the target's own clock is asked. Nothing where a time is missing.
 * @param messages for each of both
 */
export function judgeDeletionTime(
  times: Readonly<Record<'made' | 'gone' | 'next', unknown>>,
  messages: Readonly<Record<'early' | 'late', string>>,
  where: Pick<Shown, 'at' | 'clause' | 'pointer'>,
  tally: Tally,
): Mismatch[] {
  const [made, gone, next] = [times.made, times.gone, times.next].map(instantOf) as [number, number, number];
  const is_early = made - gone > tolerance_ms;
  const code = is_early ? 'deleted-before-created' : 'deleted-in-the-future';
  return tally.holds(!is_early && !(gone - next > tolerance_ms), code, {
    message: messages[is_early ? 'early' : 'late'],
    expected: { from: times.made ?? null, to: times.next },
    actual: times.gone,
    ...where,
  });
}

/** The reason why the record was not there, live, before it was deleted; undefined when it was. */
export function notLiveBefore(exchange: Exchange | undefined): string | undefined {
  if (shownState(exchange) === 'live') return undefined;
  const how = shownState(exchange) === 'marked' ? 'marked as deleted' : `not shown (${statusOf(exchange)})`;
  return `the new record was ${how} before anything was deleted`;
}

/** As it came: the record that was read has every field. */
export function hasPlaceFor(name: string, { decoded }: Exchange): boolean {
  return isObject(decoded?.json) && Object.hasOwn(decoded.json, name);
}

/** The read of a record after its deletion: a mark that it has a place for is set. An asset has a place for both. */
export function judgeDeletedRead(record: Deletable, read: Exchange | undefined, tally: Tally): Mismatch[] {
  const state = shownState(read);
  if (!read || state === 'unclear') return [];
  const { read: operation, deletion } = record_kinds[record];
  const shown = read.decoded?.record;
  const unset = (['deleted_at', 'deleted_by'] as const).find(
    (name) =>
      (deletion.has_marks || hasPlaceFor(name, read)) && tally.compared(state !== 'refused' && !isSet(shown?.[name])),
  );
  if (!unset) return [];
  return tally.broken(deletion.unmarked[unset], {
    at: read,
    expected: 'a refusal, or the record with deleted_at and deleted_by',
    actual: { status: read.received?.status, ...marksOf(shown) },
    operation,
    pointer: `/${unset}`,
  });
}

/** The open clause about deleted records, as a read shows it. */
export function deletedRead(read: Exchange): SeenChoice {
  const words = { marked: 'shown', refused: 'not_found', live: 'shown without marks', unclear: undefined };
  return { key: 'deletion.read', value: words[shownState(read)], exchange: read, but: 'the read does otherwise' };
}

/** The open clause about a second delete, by the first of them that the owner sent. The steps are `again/1` and so on. */
export function secondDelete(evidence: Pick<Evidence, 'exchanges'>): SeenChoice {
  const second = stepsOf(evidence, 'again').find(({ principal }) => principal === 'owner');
  const value = isSuccess(second) ? 'success' : isRefused(second) ? 'not_found' : undefined;
  return { key: 'deletion.second', value, exchange: second, but: 'a second delete is answered otherwise' };
}
