import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import {
  asset_marked_codes,
  deletion_time_codes,
  judgeDeletedRead,
  judgeDeletionTime,
  notLiveBefore,
  shownState,
} from '../../models/deletion.ts';
import { exchangeAt, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  reader: 'owner' | 'human';
}

const clause = 'soft-delete.marks-the-deleter';

export const marksTheDeleter = check<Case>({
  id: 'soft-delete/marks-the-deleter',
  title: 'The marks of a deleted asset tell who deleted it, and when',
  how: 'A user deletes an asset that an API key made: `deleted_by` names that user, and `deleted_at` lies between the creations of this asset and a later one.',
  clauses: [clause, 'soft-delete.asset-marked'],
  codes: {
    ...asset_marked_codes,
    ...deletion_time_codes,
    'another-deleter': { clause, message: 'deleted_by does not name the user who deleted the asset.' },
  },
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
    if (shownState(after) !== 'marked') return judgeDeletedRead(after, tally);
    return [...judgeName(evidence, tally), ...judgeTime(evidence, tally)];
  },
});

function judgeName(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const after = exchangeAt(evidence, 'after');
  const me = exchangeAt(evidence, 'me')?.decoded?.record?.id;
  const deleted_by = after?.decoded?.record?.deleted_by;
  if (typeof me !== 'string') return [];
  const shown = { at: after, expected: me, actual: deleted_by ?? null, pointer: '/deleted_by' };
  return tally.holds(sameId(me, deleted_by), 'another-deleter', shown);
}

function judgeTime(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const after = exchangeAt(evidence, 'after');
  const { created_at: made, deleted_at: gone } = after?.decoded?.record ?? {};
  const next = exchangeAt(evidence, 'later')?.decoded?.record?.created_at;
  const messages = {
    early: 'deleted_at lies before the creation of the asset',
    late: 'deleted_at lies after the creation of an asset that was made after the read which shows it',
  };
  const where = { at: after, clause, pointer: '/deleted_at' };
  return judgeDeletionTime({ made, gone, next }, messages, where, tally);
}
