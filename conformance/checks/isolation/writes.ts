import { attemptTwice } from '../../acts/attempt-twice.ts';
import { freshFolder } from '../../acts/fresh-folder.ts';
import { strangeOrganization } from '../../acts/strange-organization.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn, namesOwner } from '../../models/acts-in.ts';
import { deleted_read_codes, judgeDeletedRead, marksOf, notLiveBefore, shownState } from '../../models/deletion.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  record: 'asset' | 'folder';
  /** The foreign deleter: a user of the owner's organization, or left out, the outsider. */
  by?: 'human';
}

const operationsOf = {
  asset: { read: 'getAsset', remove: 'deleteAsset' },
  folder: { read: 'getAssetFolder', remove: 'deleteAssetFolder' },
} as const;

export const isolatedWrites = check<Case>({
  id: 'isolation/writes',
  title: 'A record cannot be deleted from another organization, nor be read from there once it is deleted',
  how: 'Assets and folders are deleted from another organization, also with its name in the header: their own organization still reads them as they were.',
  clauses: ['isolation.writes', 'isolation.reads', 'soft-delete.never-live-on-read'],
  codes: {
    ...deleted_read_codes,
    'deleted-read': {
      clause: 'isolation.reads',
      message: 'A deleted record of another organization can be read.',
    },
    'foreign-deleted': {
      clause: 'isolation.writes',
      message: 'A caller of another organization can delete a record.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'deleteAsset'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { record, by }) {
    const { read, remove } = operationsOf[record];
    if (by === 'human') return deleteAsUser(ctx, record);
    const make = async (caller: 'owner' | 'outsider') =>
      record === 'asset'
        ? (await ctx.fresh(caller, assetSpecs(1))).assets[0]!.id
        : freshFolder(ctx, caller, `of-${caller}`);
    const [ours, theirs] = [await make('owner'), await make('outsider')];
    await ctx.call('owner', { operation: read, path: { id: ours } }, 'before');
    await attemptTwice(() => ctx.call('outsider', { operation: remove, path: { id: ours } }, 'attempt'));
    const named = namesOwner(ctx.facts);
    // With assets, another check names it.
    if (named && record === 'folder')
      await ctx.call('outsider', { operation: remove, path: { id: ours }, ...named }, 'by-header');
    await ctx.settle();
    await ctx.call('owner', { operation: read, path: { id: ours } }, 'kept');
    await ctx.call('outsider', { operation: remove, path: { id: theirs } }, 'delete');
    await ctx.settle();
    await ctx.call('owner', { operation: read, path: { id: theirs } }, 'tombstone');
    const own = await ctx.call('outsider', { operation: read, path: { id: theirs } }, 'after');
    if (record === 'folder' && shownState(own) === 'live') {
      ctx.stop(
        'not-claimed',
        'the target reads a deleted folder as before, so that nothing shows whether it was deleted',
      );
    }
  },
  control(evidence) {
    return (
      serverError(evidence) ??
      notLiveBefore(exchangeAt(evidence, 'before')) ??
      unproven(evidence, 'delete', 'the outsider could not delete a record of its own')
    );
  },
  judge(evidence, tally) {
    const kept = exchangeAt(evidence, 'kept');
    if (shownState(kept) === 'refused' || shownState(kept) === 'marked') return judgeKept(evidence, tally);
    const after = evidence.case.record === 'asset' ? judgeDeletedRead(exchangeAt(evidence, 'after'), tally) : [];
    return [...judgeTombstone(evidence, tally), ...after];
  },
  observe(evidence) {
    const operation = operationsOf[evidence.case.record].remove;
    return [{ choice: 'codes.foreign_record', operation, value: exchangeAt(evidence, 'attempt')?.received?.status }];
  },
});

function rows(facts: Facts): Case[] {
  const folders = ['createAssetFolder', 'getAssetFolder', 'deleteAssetFolder'] as const;
  const has_folders = folders.every((id) => facts.operations.includes(id));
  const records: Case[] = has_folders ? [{ record: 'asset' }, { record: 'folder' }] : [{ record: 'asset' }];
  const is_user = facts.principals.human?.kind === 'user';
  return [...records, ...(is_user ? records.map(({ record }) => ({ record, by: 'human' as const })) : [])];
}

/** A deleted record is as little another organization's as it was before. */
function judgeTombstone(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const read = exchangeAt(evidence, 'tombstone');
  const { id, org_id } = read?.decoded?.record ?? {};
  if (!read?.received || !tally.compared(isSuccess(read) && sameId(id, read.request.path.id))) return [];
  return tally.broken('deleted-read', {
    message: `the deleted ${evidence.case.record} of another organization can be read`,
    expected: 'a refusal',
    actual: { status: statusOf(read), id, org_id },
    operation: operationsOf[evidence.case.record].read,
    at: read,
  });
}

/** The outsider's record, deleted by a user of the owner's organization; that the outsider can delete it shows that it was there. */
async function deleteAsUser(ctx: CheckContext, record: Case['record']): Promise<void> {
  const { read, remove } = operationsOf[record];
  const acts = actsIn(ctx.facts, 'outsider');
  const id =
    record === 'asset'
      ? (await ctx.fresh('outsider', assetSpecs(1))).assets[0]!.id
      : await freshFolder(ctx, 'outsider', 'of-outsider');
  await ctx.call('outsider', { operation: read, path: { id }, ...acts }, 'before');
  const acting = actsIn(ctx.facts, 'human');
  await attemptTwice(() => ctx.call('human', { operation: remove, path: { id }, ...acting }, 'attempt'));
  const organization = await strangeOrganization(ctx);
  if (organization !== undefined)
    await ctx.call('human', { operation: remove, path: { id }, organization }, 'by-header');
  await ctx.settle();
  await ctx.call('outsider', { operation: read, path: { id }, ...acts }, 'kept');
  await ctx.call('outsider', { operation: remove, path: { id }, ...acts }, 'delete');
  await ctx.settle();
  await ctx.call('outsider', { operation: read, path: { id }, ...acts }, 'after');
}

function judgeKept(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [plain, named, kept] = ['attempt', 'by-header', 'kept'].map((step) => exchangeAt(evidence, step));
  const { record } = evidence.case;
  const attempt = isRefused(plain) && isSuccess(named) ? named : plain;
  const answer = isRefused(attempt) ? `, although the request was refused (${statusOf(attempt)})` : '';
  return tally.broken('foreign-deleted', {
    message: `a caller of another organization can delete the ${record}${answer}`,
    expected: `the ${record}, live`,
    actual: shownState(kept) === 'refused' ? statusOf(kept) : marksOf(kept?.decoded?.record),
    operation: operationsOf[record].remove,
    at: attempt,
  });
}
