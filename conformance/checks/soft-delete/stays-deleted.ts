import fc from 'fast-check';
import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/choices.ts';
import { allowed } from '../../acts/allowed.ts';
import { freshRecord, freshUpload } from '../../acts/fresh-record.ts';
import { muchLater } from '../../acts/much-later.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, caller_words, refusedToOther } from '../../models/callers.ts';
import {
  deleted_marks_codes,
  deletedRead,
  deletion_time_codes,
  hasPlaceFor,
  judgeDeletedRead,
  judgeDeletionTime,
  marksOf,
  notLiveBefore,
  secondDelete,
  shownState,
} from '../../models/deletion.ts';
import { type Deletable, deletable_needs, deletablesOf, othersOf, record_kinds } from '../../models/record-kinds.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { isSet, sameId, sameInstant } from '../../models/values.ts';
import { check } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  record: Deletable;
  /** Makes it and reads it. */
  by: 'owner' | 'outsider';
  deleter: Caller;
  /** The first to read it behind its deletion, where it is not the maker. */
  reader?: 'human';
  /** Those who delete it again, one after the other. */
  again: readonly Caller[];
  /** It is read in other ways too, another one is made behind its deletion, and time goes by before the last reads. */
  at_length?: true;
  /** The file of an asset comes behind its deletion, a second time or late: a client may still be sending. */
  file?: 'comes again' | 'comes late';
}

const bytes = new Uint8Array(40).fill(7);

/** One that comes back after some requests is seen by the last. */
const reads_between = 4;

const clause = 'soft-delete.stays-deleted';

export const staysDeleted = check<Case>({
  id: 'soft-delete/stays-deleted',
  title: 'A deleted record says when and by whom it was deleted, and stays deleted',
  how: 'Assets and folders are deleted by keys and users, read in several ways, deleted again, and sent their files late: refused, or shown with the marks of the first deletion.',
  clauses: [
    clause,
    'soft-delete.asset',
    'soft-delete.asset-marked',
    'soft-delete.never-live-on-read',
    'soft-delete.marks-the-deleter',
    'soft-delete.folder',
    'deletion.read',
    'deletion.second',
  ],
  codes: {
    ...deleted_marks_codes,
    ...deletion_time_codes,
    ...declared_codes,
    'live-again': { clause, message: 'A record that was gone after its deletion is read again as if it were live.' },
    'live-after-late-file': {
      clause,
      message: 'An asset is read as if it were live, since its file was sent behind its deletion.',
    },
    'another-record': { message: 'After its deletion a record reads as another one than before.' },
    'another-deleter': {
      clause: 'soft-delete.marks-the-deleter',
      message: 'deleted_by does not name the user who deleted the asset.',
    },
    'deleted-at-moved': { clause, message: 'Deleting a record again changes deleted_at.' },
    'deleted-by-changed': { clause, message: 'Deleting a record again changes deleted_by.' },
  },
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: true, one_of: deletable_needs },
  cases(facts) {
    const records = deletablesOf(facts);
    const callers = ['owner' as const, ...othersOf(facts).filter((name) => name === 'human')];
    const again = fc.array(fc.constantFrom(...callers.toReversed()), { minLength: 1, maxLength: 3 });
    const drawn = fc.record({ record: fc.constantFrom(...records), again });
    return {
      kind: 'drawn',
      named: records.flatMap((record) => namedOf(facts, record)),
      arbitrary: drawn.map(({ record, again }): Case => ({ record, by: 'owner', deleter: 'owner', again })),
      samples: 5,
    };
  },
  async run(ctx, { record, by, deleter, reader = by, again, at_length, file }) {
    const { noun, read, remove } = record_kinds[record];
    if (deleter === 'human' && ctx.facts.operations.includes('getMe')) {
      await ctx.call(deleter, { operation: 'getMe', ...actsIn(ctx.facts, deleter) }, 'me');
    }
    const upload = file && (await freshUpload(ctx, bytes, file === 'comes again'));
    const path = { id: upload?.id ?? (await allowed(ctx, by, () => freshRecord(ctx, record, by, 'gone'))) };
    const ask = (caller: Caller, operation: typeof read | typeof remove, step: string, query: CanonicalQuery = {}) =>
      ctx.call(caller, { operation, path, query, ...actsIn(ctx.facts, caller) }, step);
    const before = await ask(by, read, 'before');
    const stopFor = (verb: string, refusal: Exchange, caller = deleter) => {
      const what = file ? `${noun} whose file is still to come` : `such ${noun}`;
      return ctx.stop(
        'not-claimed',
        `${caller_words[caller]} may ${verb} no ${what} (${statusOf(refusal)}), as may be`,
      );
    };
    if (file === 'comes late' && isRefused(before)) stopFor('read', before);
    // Another caller may be shown nothing that was made by somebody else.
    const other = [deleter, reader].find((one) => one !== by);
    if (other !== undefined) {
      const seen = await ask(other, read, 'seen');
      if (!isSuccess(seen)) stopFor('read', seen, other);
    }
    const deletion = await ask(deleter, remove, 'delete');
    if ((deleter !== 'owner' || file === 'comes late') && isRefused(deletion)) stopFor('delete', deletion);
    await ctx.time.settle();
    await ask(reader, read, 'after/1');
    for (const [index, query] of at_length ? otherWays(ctx.facts, record).entries() : []) {
      await ask(by, read, `after/${index + 2}`, query);
    }
    for (const [index, caller] of again.entries()) await ask(caller, remove, `again/${index + 1}`);
    if (upload) {
      const { session, mime_type } = upload;
      const url = String(session.decoded?.record?.upload_url);
      await ctx.transfer('PUT', url, session, 'put-again', { body: bytes, type: mime_type });
    }
    await ctx.time.settle();
    if (at_length) {
      const later = { operation: read, path: { id: await freshRecord(ctx, record, by, 'later') } };
      await ctx.time.settle();
      await ctx.call(by, { ...later, ...actsIn(ctx.facts, by) }, 'later');
      await muchLater(ctx);
      for (let done = 1; done <= reads_between; done++) await ask(by, read, `between/${done}`);
    }
    await ask(by, read, 'last');
  },
  control(evidence, found) {
    const { record, by, file } = evidence.case;
    const before = exchangeAt(evidence, 'before');
    return (
      serverError(evidence) ??
      (file === 'comes again' && !isSuccess(exchangeAt(evidence, 'put'))
        ? 'storage did not take the file'
        : undefined) ??
      refusedToOther(by, [before]) ??
      notLiveBefore(before) ??
      unproven(evidence, 'delete', `the ${record_kinds[record].noun} could not be deleted`) ??
      (found.length > 0 ? undefined : untold(evidence))
    );
  },
  judge: (evidence, tally) => [
    ...firstReads(evidence).flatMap((read) => judgeDeletedRead(evidence.case.record, read, tally)),
    ...judgeComeback(evidence, tally),
    ...judgeSameRecord(evidence, tally),
    ...judgeDeleter(evidence, tally),
    ...judgeTime(evidence, tally),
    ...judgeKeptMarks(evidence, tally),
    ...judgeSeen(evidence, seenIn(evidence), tally),
  ],
  covers({ case: { record, deleter } }) {
    const { same, has_marks } = record_kinds[record].deletion;
    return [
      ...[clause, 'deletion.read', 'deletion.second', same],
      ...(has_marks ? ['soft-delete.asset-marked', 'soft-delete.never-live-on-read'] : []),
      ...(has_marks && deleter === 'human' ? ['soft-delete.marks-the-deleter'] : []),
    ];
  },
  observe: (evidence) => observeSeen(seenIn(evidence)),
});

/** Deletions by others may take code of their own. A folder's reads may tell a user less, and nothing of it is stated. */
function namedOf(facts: Facts, record: Deletable): Case[] {
  const others = othersOf(facts);
  const life = { record, by: 'owner', again: ['owner'], at_length: true } as const;
  return [
    { ...life, deleter: 'owner' },
    ...(others.includes('human') ? [{ ...life, deleter: 'human' } as const] : []),
    ...(others.includes('human') && record_kinds[record].deletion.has_marks
      ? (['owner', 'human'] as const).map(
          (deleter) => ({ record, by: 'owner', deleter, reader: 'human', again: [] }) as const,
        )
      : []),
    // A maker that deletes its own again would delete anew what had come back.
    ...(others.includes('outsider')
      ? [{ ...life, by: 'outsider', deleter: 'outsider', again: ['outsider'] } as const]
      : []),
    ...(record === 'asset' ? (['comes again', 'comes late'] as const) : []).map(
      (file): Case => ({ record, by: 'owner', deleter: 'owner', again: [], file }),
    ),
  ];
}

/** Each may be answered by code of its own. */
function otherWays({ choices }: Facts, record: Deletable): CanonicalQuery[] {
  if (record !== 'asset') return [];
  const takes_flag = chosen(choices, 'lists.parameters', 'getAsset')?.presign !== undefined;
  return [{ embed: ['created_by_user'] }, ...(takes_flag ? [{ presign: false }] : [])];
}

function firstReads(evidence: Evidence<Case>): Exchange[] {
  return stepsOf(evidence, 'after');
}

/** All behind the deletion, in their order. */
function readsOf(evidence: Evidence<Case>): Exchange[] {
  return evidence.exchanges.filter(({ step }) => step === 'last' || /^(?:after|between)\//.test(step));
}

function seenIn(evidence: Evidence<Case>): SeenChoice[] {
  return [...firstReads(evidence).map(deletedRead), secondDelete(evidence)];
}

/** A record without marks of its own may be read as before: where nothing else tells either, nothing was shown. */
function untold(evidence: Evidence<Case>): Stop | undefined {
  const { noun, read, deletion } = record_kinds[evidence.case.record];
  const declared = chosen(evidence.facts.choices, 'deletion.read', read);
  const answers = [...readsOf(evidence), ...stepsOf(evidence, 'again')];
  const is_told = answers.some(
    (one) => isRefused(one) || shownState(one) === 'marked' || hasPlaceFor('deleted_at', one),
  );
  if (deletion.has_marks || is_told || declared === 'shown' || declared === 'not_found') return undefined;
  const reason = `the target reads a deleted ${noun} as before, which is permitted, as its record has no deleted_at; deletion.read of ${read} in the choices would tell what has to be seen`;
  return { verdict: 'not-claimed', reason };
}

/** A record that the first reads show live cannot come back. */
function judgeComeback(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const reads = readsOf(evidence);
  const gone = reads.findIndex((read) => ['refused', 'marked'].includes(shownState(read)));
  const later = gone < 0 ? [] : reads.slice(gone + 1).filter(({ step }) => !step.startsWith('after/'));
  const back = later.find((read) => tally.compared(shownState(read) === 'live'));
  if (!back) return [];
  return tally.broken(evidence.case.file ? 'live-after-late-file' : 'live-again', {
    at: back,
    expected: shownState(reads[gone]) === 'refused' ? 'a refusal' : 'the record with deleted_at',
    actual: { status: back.received?.status, ...marksOf(back.decoded?.record) },
  });
}

/** A soft delete keeps the record: where it is still shown, it is the same one. Its name may have been set free. */
function judgeSameRecord(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const before = exchangeAt(evidence, 'before')?.decoded?.record;
  const other = readsOf(evidence).find(({ decoded }) => {
    const id = decoded?.record?.id;
    return isSet(id) && before && tally.compared(!sameId(id, before.id));
  });
  if (!other) return [];
  const shown = { expected: before?.id, actual: other.decoded?.record?.id, pointer: '/id' };
  return tally.broken('another-record', {
    at: other,
    clause: record_kinds[evidence.case.record].deletion.same,
    ...shown,
  });
}

function judgeDeleter(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [first] = firstReads(evidence);
  const me = exchangeAt(evidence, 'me')?.decoded?.record?.id;
  const { deleted_by } = first?.decoded?.record ?? {};
  if (!record_kinds[evidence.case.record].deletion.has_marks || typeof me !== 'string') return [];
  if (shownState(first) !== 'marked' || !isSet(deleted_by)) return [];
  const shown = { at: first, expected: me, actual: deleted_by, pointer: '/deleted_by' };
  return tally.holds(sameId(me, deleted_by), 'another-deleter', shown);
}

/** A record that was made after the first read which shows the deletion is not older. */
function judgeTime(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [first] = firstReads(evidence);
  const gone = first?.decoded?.record?.deleted_at;
  const [made, next] = ['before', 'later'].map((step) => exchangeAt(evidence, step)?.decoded?.record?.created_at);
  if (!isSet(gone) || !isSet(next)) return [];
  const { record } = evidence.case;
  const { noun } = record_kinds[record];
  const messages = {
    early: `deleted_at lies before the creation of the ${noun}`,
    late: `deleted_at lies after the creation of one that was made after the read which shows it`,
  };
  const where = { at: first, clause: record_kinds[record].deletion.time, pointer: '/deleted_at' };
  return judgeDeletionTime({ made, gone, next }, messages, where, tally);
}

function judgeKeptMarks(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [[first], last] = [firstReads(evidence), exchangeAt(evidence, 'last')];
  const is_shown = [first, last].every((read) => shownState(read) === 'marked');
  if (evidence.case.again.length === 0 || !is_shown) return [];
  const [before, after] = [first, last].map((read) => marksOf(read?.decoded?.record)) as [Marks, Marks];
  const moved = !sameInstant(before.deleted_at, after.deleted_at);
  if (!moved && tally.compared(sameId(before.deleted_by, after.deleted_by))) return [];
  const field = moved ? 'deleted_at' : 'deleted_by';
  const shown = { at: last, expected: before, actual: after, pointer: `/${field}` };
  return tally.broken(moved ? 'deleted-at-moved' : 'deleted-by-changed', shown);
}

type Marks = ReturnType<typeof marksOf>;
