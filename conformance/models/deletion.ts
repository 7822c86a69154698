/**
 * Soft deletion, written from the prose: an asset is live until it is deleted; from then on its read is refused or
 * shows `deleted_at` and `deleted_by`, and no list shows it without `deleted_at`. A folder's record has no such fields,
 * so that a folder fails only by what its reads show.
 */
import { chosen } from '../../src/choices/choices.ts';
import type { Facts, Mismatch, Observation } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Shown, Tally } from '../suite/tally.ts';
import { isAnotherRecord } from './right-answers.ts';
import { declared_codes } from './seen-choices.ts';
import { isRefused, statusOf } from './steps.ts';
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

/** The same where the marks of an asset are looked at. */
export const asset_marked_codes = {
  'still-live': { ...deleted_read_codes['still-live'], clause: 'soft-delete.asset-marked' },
  'no-deleted-by': { ...deleted_read_codes['no-deleted-by'], clause: 'soft-delete.asset-marked' },
} satisfies Codes;

/** Of `judgeDeclaredRead`. */
export const declared_read_codes = {
  'not-as-declared': { ...declared_codes['not-as-declared'], clause: 'deletion.read' },
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

/** The read of an asset that is shown as if it were live, though it was seen to be deleted. */
export function backAgain(read: Exchange | undefined): Shown {
  return {
    expected: 'a refusal, or the record with deleted_at',
    actual: { status: read?.received?.status, ...marksOf(read?.decoded?.record) },
    operation: 'getAsset',
    pointer: '/deleted_at',
    exchange: read?.number,
  };
}

/** The read of an asset after its deletion. */
export function judgeDeletedRead(read: Exchange | undefined, tally: Tally): Mismatch[] {
  const record = read?.decoded?.record;
  const shown = shownState(read);
  if (shown === 'unclear') return [];
  const live = tally.holds(shown !== 'live', 'still-live', {
    ...backAgain(read),
    expected: 'a refusal, or the record with deleted_at and deleted_by',
  });
  if (live.length > 0 || shown !== 'marked') return live;
  return tally.holds(isSet(record?.deleted_by), 'no-deleted-by', {
    at: read,
    expected: 'deleted_by',
    actual: marksOf(record),
    pointer: '/deleted_by',
  });
}

/** The target file says how deleted records are read; the read does otherwise. */
export function judgeDeclaredRead(facts: Facts, read: Exchange | undefined, tally: Tally): Mismatch[] {
  if (!read) return [];
  const { operation } = read.request;
  const choice = chosen(facts.choices, 'deletion.read', operation);
  const shown = shownState(read);
  if (choice !== 'shown' && choice !== 'not_found') return [];
  const kept = choice === 'shown' ? shown === 'marked' && isSet(read.decoded?.record?.deleted_by) : shown === 'refused';
  if (shown === 'unclear') return [];
  return tally.holds(kept, 'not-as-declared', {
    at: read,
    message: `the target file declares deletion.read: ${choice}, and the read does otherwise`,
    expected: choice === 'shown' ? 'the record with deleted_at and deleted_by' : 'a refusal',
    actual: shown === 'refused' ? statusOf(read) : marksOf(read.decoded?.record),
  });
}

/** The open clause, as the read of a deleted record shows it. */
export function observeDeletedRead(read: Exchange | undefined): Observation[] {
  const shown = shownState(read);
  if (!read || shown === 'unclear') return [];
  const value = { marked: 'shown', refused: 'not_found', live: 'shown without marks' }[shown];
  return [{ choice: 'deletion.read', operation: read.request.operation, value }];
}
