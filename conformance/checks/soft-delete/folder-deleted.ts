import fc from 'fast-check';
import { chosen } from '../../../src/choices/choices.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { allowed } from '../../acts/allowed.ts';
import { freshFolder } from '../../acts/fresh-folder.ts';
import { muchLater } from '../../acts/much-later.ts';
import { actsIn, isOfOwner } from '../../models/acts-in.ts';
import { refusedToOther } from '../../models/callers.ts';
import {
  declared_read_codes,
  deletion_time_codes,
  judgeDeclaredRead,
  judgeDeletionTime,
  marksOf,
  observeDeletedRead,
  shownState,
} from '../../models/deletion.ts';
import { exchangeAt, isRefused, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, drawn } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** Reads after the deletion; a folder that was gone must not come back. */
  reads: number;
  /** Delete it again after these, and read it once more. */
  again: boolean;
  /** A user deletes it, or it is the folder of another organization; left out, the owner, who made it. */
  by?: 'human' | 'outsider';
  /** Before the last read another folder is made, and time goes by. */
  meanwhile?: true;
}

const clause = 'soft-delete.folder';

export const folderDeleted = check<Case>({
  id: 'soft-delete/folder-deleted',
  title: 'A deleted folder stays deleted, and its record stays its own',
  how: 'A folder is deleted, read several times and deleted again: its record stays its own, marks are set and stay, and nothing that was gone comes back.',
  clauses: [clause, 'soft-delete.stays-deleted', 'deletion.read'],
  codes: {
    ...deletion_time_codes,
    ...declared_read_codes,
    'live-again': {
      clause: 'soft-delete.stays-deleted',
      message: 'A folder that was gone after its deletion is read again as if it were live.',
    },
    'another-record': { clause, message: 'After its deletion the folder reads as another record than before.' },
    'not-marked': { clause, message: 'After its deletion the folder shows deleted_at, and nothing is in it.' },
    'marked-by-nobody': { clause, message: 'After its deletion the folder shows deleted_by, and nothing is in it.' },
  },
  since: '0.1.0',
  operations: ['createAssetFolder', 'getAssetFolder', 'deleteAssetFolder'],
  needs: { principals: ['owner'], writes: true },
  cases(facts) {
    const cases = drawn<Case>(fc.record({ reads: fc.integer({ min: 1, max: 3 }), again: fc.boolean() }), 3);
    const is_colleague = facts.principals.human?.kind === 'user' && isOfOwner(facts, 'human');
    const by = [
      ...(is_colleague ? (['human'] as const) : []),
      ...(facts.principals.outsider ? (['outsider'] as const) : []),
    ];
    return {
      ...cases,
      named: [
        { reads: 3, again: true, meanwhile: true },
        ...by.map((one) => ({ reads: 4, again: false, by: one, meanwhile: true as const })),
      ],
    };
  },
  async run(ctx, { reads, again, by, meanwhile }) {
    const deleter = by ?? ('owner' as const);
    const maker = by === 'outsider' ? by : ('owner' as const);
    const path = { id: await allowed(ctx, maker, () => freshFolder(ctx, maker, 'gone')) };
    const read = (step: string) => ctx.call(maker, { operation: 'getAssetFolder', path }, step);
    await read('before');
    const request = { operation: 'deleteAssetFolder' as const, path, ...actsIn(ctx.facts, deleter) };
    const deletion = await ctx.call(deleter, request, 'delete');
    if (by && isRefused(deletion)) {
      ctx.stop('not-claimed', `not everybody may delete folders (${statusOf(deletion)}), which is permitted`);
    }
    await ctx.settle();
    let shows = deletion.decoded?.outcome !== 'success' || declares(ctx.facts.choices);
    for (let done = 1; done <= reads; done++) {
      if (meanwhile && done === reads) await somethingElse(ctx);
      shows = tells(await read(`after/${done}`)) || shows;
    }
    if (again) {
      const second = await ctx.call('owner', { operation: 'deleteAssetFolder', path }, 'again');
      shows ||= second.decoded?.outcome === 'refusal';
      await ctx.settle();
      shows = tells(await read(`after/${reads + 1}`)) || shows;
    }
    if (!shows)
      ctx.stop(
        'not-claimed',
        'the target reads a deleted folder as before, which is permitted, as its record has no deleted_at; deletion.read of getAssetFolder in the choices would tell what has to be seen',
      );
  },
  control(evidence) {
    const { by = 'owner' } = evidence.case;
    return (
      serverError(evidence) ??
      refusedToOther(by, [exchangeAt(evidence, 'before')]) ??
      unproven(evidence, 'before', 'the new folder could not be read') ??
      unproven(evidence, 'delete', 'the folder could not be deleted')
    );
  },
  judge(evidence, tally) {
    const [first] = stepsOf(evidence, 'after');
    return [
      ...judgeComeback(evidence, tally),
      ...judgeSameRecord(evidence, tally),
      ...judgeMarks(evidence, tally),
      ...judgeTime(evidence, tally),
      ...judgeDeclaredRead(evidence.facts, first, tally),
    ];
  },
  observe(evidence) {
    const again = exchangeAt(evidence, 'again');
    const second = { choice: 'deletion.second', operation: 'deleteAssetFolder' as const };
    return [
      ...observeDeletedRead(stepsOf(evidence, 'after')[0]),
      ...(again ? [{ ...second, value: again.decoded?.outcome === 'success' ? 'success' : 'not_found' }] : []),
    ];
  },
});

/** A deletion that is undone at the next write, or when a copy ends, is seen afterwards. */
async function somethingElse(ctx: CheckContext): Promise<void> {
  await freshFolder(ctx, 'owner', 'other');
  await ctx.settle();
  await muchLater(ctx);
}

/** A read says something of the deletion: it is refused, or has a place for its marks. */
function tells(read: Exchange): boolean {
  return shownState(read) !== 'live' || hasPlaceFor('deleted_at', read);
}

/** As it came: the record that was read has every field. */
function hasPlaceFor(name: string, { decoded }: Exchange): boolean {
  return isObject(decoded?.json) && Object.hasOwn(decoded.json, name);
}

function declares(choices: Evidence['facts']['choices']): boolean {
  const choice = chosen(choices, 'deletion.read', 'getAssetFolder');
  return choice === 'shown' || choice === 'not_found';
}

function judgeComeback(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const reads = stepsOf(evidence, 'after');
  const gone = reads.findIndex((read) => ['refused', 'marked'].includes(shownState(read)));
  const back = reads.find((read, index) => gone >= 0 && index > gone && tally.compared(shownState(read) === 'live'));
  if (!back) return [];
  return tally.broken('live-again', {
    at: back,
    expected: shownState(reads[gone]) === 'refused' ? 'a refusal' : 'the record with deleted_at',
    actual: { status: back.received?.status, ...marksOf(back.decoded?.record) },
  });
}

/** A soft delete keeps the record: where it is still shown, it is the same one. Its name may have been set free. */
function judgeSameRecord(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const before = exchangeAt(evidence, 'before')?.decoded?.record;
  const other = stepsOf(evidence, 'after').find(({ decoded }) => {
    const after = decoded?.record;
    return after && before && tally.compared(!sameId(after.id, before.id));
  });
  if (!other) return [];
  const shown = { expected: before?.id, actual: other.decoded?.record?.id, pointer: '/id' };
  return tally.broken('another-record', { at: other, ...shown });
}

/** A mark that a record has a place for is set by the deletion, as it is of an asset. */
function judgeMarks(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [first] = stepsOf(evidence, 'after');
  const record = first?.decoded?.record;
  if (!record || shownState(first) === 'unclear') return [];
  const unset = (['deleted_at', 'deleted_by'] as const).find(
    (name) => hasPlaceFor(name, first) && tally.compared(!isSet(record[name])),
  );
  if (!unset) return [];
  return tally.broken(unset === 'deleted_at' ? 'not-marked' : 'marked-by-nobody', {
    at: first,
    expected: 'deleted_at and deleted_by, or a refusal',
    actual: marksOf(record),
    pointer: `/${unset}`,
  });
}

/** A folder that was made after the first read that shows the deletion is not older. */
function judgeTime(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [before, first, other] = ['before', 'after/1', 'create-other'].map((step) => exchangeAt(evidence, step));
  const gone = first?.decoded?.record?.deleted_at;
  const [made, next] = [before, other].map((exchange) => exchange?.decoded?.record?.created_at);
  if (!isSet(gone) || !isSet(next)) return [];
  const messages = {
    early: 'deleted_at lies before the creation of the folder',
    late: 'deleted_at lies after the creation of a folder that was made after the read which shows it',
  };
  const where = { at: first, clause, pointer: '/deleted_at' };
  return judgeDeletionTime({ made, gone, next }, messages, where, tally);
}
