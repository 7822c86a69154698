import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { judgeDeletedRead, judgeDeletionTime, notLiveBefore, shownState } from '../../models/deletion.ts';
import { exchangeAt, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  reader: 'owner' | 'human';
}

export const marksTheDeleter = check<Case>({
  id: 'soft-delete/marks-the-deleter',
  title: 'The marks of a deleted asset tell who deleted it, and when',
  how: "A user deletes what an API key made: `deleted_by` must name that user, and `deleted_at` lie between the creation of this asset and that of one made after the read that shows it, so that only the target's own clock is asked.",
  clauses: ['soft-delete.marks-the-deleter', 'soft-delete.asset-marked'],
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'deleteAsset', 'getMe'],
  needs: { principals: ['owner', 'human'], writes: true },
  cases: () => table([{ reader: 'owner' }, { reader: 'human' }] as const),
  async run(ctx, { reader }) {
    const human = actsIn(ctx.facts, 'human');
    await ctx.call('human', { operation: 'getMe', ...human }, 'me');
    const path = { id: (await ctx.fresh('owner', assetSpecs(1))).assets[0]!.id };
    const seen = await ctx.call('human', { operation: 'getAsset', path, ...human }, 'before');
    if (!isSuccess(seen)) {
      ctx.stop('not-claimed', `principals.human does not see the owner's assets (status ${seen.received?.status})`);
    }
    const deletion = await ctx.call('human', { operation: 'deleteAsset', path, ...human }, 'delete');
    if (deletion.decoded?.outcome === 'refusal') {
      ctx.stop(
        'not-claimed',
        `the target does not let principals.human delete assets (status ${deletion.received?.status})`,
      );
    }
    await ctx.settle();
    await ctx.call(reader, { operation: 'getAsset', path, ...(reader === 'human' && human) }, 'after');
    // A deletion may be carried out some time after it was asked for, and not after it was seen.
    const later = (await ctx.fresh('owner', assetSpecs(1))).assets[0]!.id;
    await ctx.settle();
    await ctx.call('owner', { operation: 'getAsset', path: { id: later } }, 'later');
  },
  control(evidence) {
    return (
      serverError(evidence) ??
      unproven(evidence, 'me', 'the user could not read its own profile') ??
      notLiveBefore(exchangeAt(evidence, 'before')) ??
      unproven(evidence, 'delete', 'the asset could not be deleted')
    );
  },
  judge(evidence, tally) {
    const after = exchangeAt(evidence, 'after');
    if (shownState(after) !== 'marked') return judgeDeletedRead(after, tally, 'soft-delete.asset-marked');
    return [...judgeName(evidence, tally), ...judgeTime(evidence, tally)];
  },
});

const clause = 'soft-delete.marks-the-deleter';

function judgeName(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const after = exchangeAt(evidence, 'after');
  const me = exchangeAt(evidence, 'me')?.decoded?.record?.id;
  const deleted_by = after?.decoded?.record?.deleted_by;
  if (typeof me !== 'string' || tally.compared(sameId(me, deleted_by))) return [];
  return [
    {
      code: 'another-deleter',
      clause,
      message: 'deleted_by does not name the user who deleted the asset',
      expected: me,
      actual: deleted_by ?? null,
      operation: 'getAsset',
      pointer: '/deleted_by',
      exchange: after?.number,
    },
  ];
}

function judgeTime(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const after = exchangeAt(evidence, 'after');
  const { created_at: made, deleted_at: gone } = after?.decoded?.record ?? {};
  const next = exchangeAt(evidence, 'later')?.decoded?.record?.created_at;
  const messages = {
    early: 'deleted_at lies before the creation of the asset',
    late: 'deleted_at lies after the creation of an asset that was made after the read which shows it',
  };
  const where = { clause, operation: 'getAsset' as const, pointer: '/deleted_at', exchange: after?.number };
  return judgeDeletionTime({ made, gone, next }, messages, where, tally);
}
