import { freshFolder } from '../../acts/fresh-folder.ts';
import { surelyStrange, tellsMemberships } from '../../acts/strange-organization.ts';
import { strangers } from '../../acts/strangers.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { deleted_read_codes, judgeDeletedRead, marksOf, notLiveBefore, shownState } from '../../models/deletion.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  record: 'asset' | 'folder';
  /**
   * The caller: nobody, somebody with a token that was never issued, or a principal; the user names an organization in
   * which it is no member.
   */
  by: 'nobody' | 'unknown' | 'outsider' | 'reader' | 'human';
}

const operationsOf = {
  asset: { read: 'getAsset', remove: 'deleteAsset' },
  folder: { read: 'getAssetFolder', remove: 'deleteAssetFolder' },
} as const;

/** Attempts that may be permitted, in words. */
const words = {
  reader: 'reader delete',
  human: 'user delete whatever organization it names',
} as const;

export const refusedKeeps = check<Case>({
  id: 'soft-delete/refused-keeps',
  title: 'A deletion that was refused leaves the record as it was',
  how: 'Callers who may not, or are refused, delete a record: the owner still finds it live, and deletes it at the end.',
  clauses: ['soft-delete.refused-keeps', 'soft-delete.authorized', 'soft-delete.never-live-on-read'],
  codes: {
    ...deleted_read_codes,
    'refused-and-deleted': {
      clause: 'soft-delete.refused-keeps',
      message: 'A deletion that was refused deletes the record all the same.',
    },
    'deleted-by-anybody': {
      clause: 'soft-delete.authorized',
      message: 'Somebody who may not can delete a record.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { record, by }) {
    const { read, remove } = operationsOf[record];
    const id =
      record === 'asset'
        ? (await ctx.fresh('owner', assetSpecs(1))).assets[0]!.id
        : await freshFolder(ctx, 'owner', 'kept');
    await ctx.call('owner', { operation: read, path: { id } }, 'before');
    const elsewhere = by === 'human' ? await surelyStrange(ctx) : undefined;
    const attempt = await ctx.call(
      by === 'unknown' ? strangers.unknown : by,
      { operation: remove, path: { id }, ...(elsewhere !== undefined && { organization: elsewhere }) },
      'attempt',
    );
    const attempts = [attempt];
    if (by === 'reader') attempts.push(await ctx.call(by, { operation: remove, path: { id } }, 'again'));
    const taken = attempts.find(isSuccess);
    if ((by === 'reader' || by === 'human') && taken) {
      ctx.stop('not-claimed', `the target lets its ${words[by]} (${statusOf(taken)}), as the specification permits`);
    }
    await ctx.settle();
    await ctx.call('owner', { operation: read, path: { id } }, 'kept');
    const organization = ctx.facts.principals.outsider?.organization?.id;
    if (by === 'outsider' && organization !== undefined) {
      const misplaced = await ctx.call('owner', { operation: remove, path: { id }, organization }, 'misplaced');
      await ctx.settle();
      if (isRefused(misplaced)) await ctx.call('owner', { operation: read, path: { id } }, 'kept-misplaced');
    }
    await ctx.call('owner', { operation: remove, path: { id } }, 'delete');
    await ctx.settle();
    const after = await ctx.call('owner', { operation: read, path: { id } }, 'after');
    if (record === 'folder' && shownState(after) === 'live') {
      ctx.stop(
        'not-claimed',
        'the target reads a deleted folder as before, so that nothing shows whether it was deleted',
      );
    }
  },
  control(evidence) {
    const unready = serverError(evidence) ?? notLiveBefore(exchangeAt(evidence, 'before'));
    if (unready !== undefined || keptSteps(evidence).some((step) => shownState(exchangeAt(evidence, step)) !== 'live'))
      return unready;
    // The record is deleted by then if the organization that is named counts for nothing.
    if (isSuccess(exchangeAt(evidence, 'misplaced'))) return undefined;
    return unproven(evidence, 'delete', 'the owner could not delete the record either');
  },
  judge(evidence, tally) {
    if (shownState(exchangeAt(evidence, 'kept')) !== 'live') return judgeKept(evidence, tally);
    const found = judgeKeptMisplaced(evidence, tally);
    if (found.length > 0 || evidence.case.record === 'folder' || !isSuccess(exchangeAt(evidence, 'delete')))
      return found;
    return judgeDeletedRead(exchangeAt(evidence, 'after'), tally);
  },
  observe(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    const { record, by } = evidence.case;
    const operation = operationsOf[record].remove;
    if (by === 'outsider') return [{ choice: 'codes.foreign_record', operation, value: attempt?.received?.status }];
    return by === 'reader' ? [{ choice: 'codes.missing_scope', operation, value: attempt?.received?.status }] : [];
  },
});

function rows(facts: Facts): Case[] {
  const hasFolders = ['createAssetFolder', 'getAssetFolder', 'deleteAssetFolder'] as const;
  const records = hasFolders.every((operation) => facts.operations.includes(operation))
    ? (['asset', 'folder'] as const)
    : (['asset'] as const);
  const others = (['outsider', 'reader'] as const).filter((name) => facts.principals[name]);
  const misplaced = tellsMemberships(facts) && facts.principals.outsider ? (['human'] as const) : [];
  return records.flatMap((record) =>
    [...others, ...misplaced, 'nobody' as const, 'unknown' as const].map((by) => ({ record, by })),
  );
}

/** The reads that must show the record live: one behind each attempt that was refused. */
function keptSteps({ exchanges }: Evidence<Case>): string[] {
  return exchanges.map(({ step }) => step).filter((step) => step.startsWith('kept'));
}

/** The owner itself deletes, and is refused for the organization that it names. */
function judgeKeptMisplaced(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [misplaced, kept] = [exchangeAt(evidence, 'misplaced'), exchangeAt(evidence, 'kept-misplaced')];
  const shown = shownState(kept);
  if (!kept || shown === 'unclear') return [];
  const { record } = evidence.case;
  return tally.holds(shown === 'live', 'refused-and-deleted', {
    at: misplaced,
    message: `a deletion that was refused (${statusOf(misplaced)}) for the organization that it named deletes the ${record} all the same`,
    expected: `the ${record}, live`,
    actual: shown === 'refused' ? statusOf(kept) : marksOf(kept.decoded?.record),
  });
}

function judgeKept(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [attempt, kept] = [exchangeAt(evidence, 'attempt'), exchangeAt(evidence, 'kept')];
  if (tally.compared(shownState(kept) === 'unclear')) return [];
  const { record, by } = evidence.case;
  const who =
    by === 'nobody' ? 'somebody without a token' : by === 'unknown' ? 'somebody with an unknown token' : `the ${by}`;
  const was = isRefused(attempt);
  return tally.broken(was ? 'refused-and-deleted' : 'deleted-by-anybody', {
    at: attempt,
    message: was
      ? `a deletion that was refused (${statusOf(attempt)}) deletes the ${record} all the same`
      : `${who} can delete the ${record}`,
    expected: `the ${record}, live`,
    actual: shownState(kept) === 'refused' ? statusOf(kept) : marksOf(kept?.decoded?.record),
  });
}
