import { freshFolder } from '../../acts/fresh-folder.ts';
import { strangers } from '../../acts/strangers.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { deleted_read_codes, judgeDeletedRead, marksOf, notLiveBefore, shownState } from '../../models/deletion.ts';
import { ownIds } from '../../models/own-items.ts';
import { callable } from '../../models/plain-operations.ts';
import { ofMediaType } from '../../models/queryable.ts';
import { exchangeAt, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { fileName, hasOwnTypes } from '../../models/uploadable.ts';
import { sawAllOwn, walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

type Operation = keyof typeof reads;

interface Case {
  operation: Operation;
  by: 'nobody' | 'unknown' | 'altered';
}

const clause = 'authentication.refusal-changes-nothing';

/** Reads in which the effect of each would show. A folder that was made without a token shows nowhere. */
const reads = {
  deleteAsset: 'getAsset',
  deleteAssetFolder: 'getAssetFolder',
  createAssetUpload: 'listAssets',
} as const;

interface Notes {
  /** Made by the owner, where a creation is tried. */
  data?: DataSet;
}

export const unauthenticatedChangesNothing = check<Case, Notes>({
  id: 'authentication/refusal-changes-nothing',
  title: 'A request that is refused for want of a token changes nothing',
  how: 'Deletions and upload sessions are asked for without a valid token: the owner must still find the record, and no asset more. Its own deletion must take effect.',
  clauses: [clause, 'soft-delete.never-live-on-read'],
  codes: {
    ...deleted_read_codes,
    'deleted-without-token': { clause, message: 'A deletion without a valid token deletes the record.' },
    'created-without-token': { clause, message: 'An upload session without a valid token makes an asset.' },
  },
  since: '0.1.0',
  operations: [],
  needs: {
    principals: ['owner'],
    writes: true,
    one_of: [
      ['createAssetUpload', 'listAssets'],
      ['createAssetUpload', 'getAsset', 'deleteAsset'],
      ['createAssetFolder', 'getAssetFolder', 'deleteAssetFolder'],
    ],
  },
  cases(facts) {
    const operations = (Object.keys(reads) as Operation[]).filter(
      (operation) => callable(facts).includes(operation) && facts.operations.includes(reads[operation]),
    );
    const callers = ['nobody', 'unknown', 'altered'] as const;
    return table(operations.flatMap((operation) => callers.map((by) => ({ operation, by }))));
  },
  run: (ctx, input) => (input.operation === 'createAssetUpload' ? tryToCreate(ctx, input) : tryToDelete(ctx, input)),
  control(evidence) {
    if (evidence.case.operation === 'createAssetUpload') {
      const own = new Set(ownIds(evidence.notes.data!));
      const met = sawAllOwn(walkResult(evidence, 'walk'), own);
      return serverError(evidence) ?? (met ? undefined : 'the list does not show what the owner made either');
    }
    const before = notLiveBefore(exchangeAt(evidence, 'before'));
    if (shownState(exchangeAt(evidence, 'kept')) !== 'live') return serverError(evidence) ?? before;
    const dead = unproven(evidence, 'delete', 'the owner could not delete the record either');
    return serverError(evidence) ?? before ?? dead;
  },
  judge: (evidence, tally) =>
    evidence.case.operation === 'createAssetUpload' ? judgeCreated(evidence, tally) : judgeDeleted(evidence, tally),
});

async function tryToCreate(ctx: CheckContext, { by }: Case): Promise<Notes> {
  if (!hasOwnTypes(ctx.facts)) {
    const reason = 'the target takes no media type of the suite’s own, by which an asset of a stranger would show';
    ctx.stop('not-claimed', reason);
  }
  const data = await ctx.data.fresh('owner', assetSpecs(1));
  const body = { filename: fileName(ctx.facts, ctx.newName('stranger')), mime_type: data.mime_type, size_bytes: 512 };
  await ctx.call(by === 'nobody' ? by : strangers[by], { operation: 'createAssetUpload', body }, 'attempt');
  await ctx.time.settle();
  const request = { operation: 'listAssets' as const, query: ofMediaType(data.mime_type) };
  await walk(ctx, { caller: 'owner', request, step: 'walk', until: ownIds(data) });
  return { data };
}

async function tryToDelete(ctx: CheckContext, { operation, by }: Case): Promise<Notes> {
  const isAsset = operation === 'deleteAsset';
  const id = isAsset
    ? (await ctx.data.fresh('owner', assetSpecs(1))).assets[0]!.id
    : await freshFolder(ctx, 'owner', 'kept');
  const read = (step: string) => ctx.call('owner', { operation: reads[operation], path: { id } }, step);
  await read('before');
  await ctx.call(by === 'nobody' ? by : strangers[by], { operation, path: { id } }, 'attempt');
  await ctx.time.settle();
  await read('kept');
  await ctx.call('owner', { operation, path: { id } }, 'delete');
  await ctx.time.settle();
  if (shownState(await read('after')) === 'live' && !isAsset) {
    ctx.stop(
      'not-claimed',
      'the target reads a deleted folder as before, so that nothing shows whether it was deleted',
    );
  }
  return {};
}

function judgeDeleted(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [attempt, kept] = [exchangeAt(evidence, 'attempt'), exchangeAt(evidence, 'kept')];
  const shown = shownState(kept);
  // A record that nobody can delete is kept from strangers too: that is the finding, then.
  if (shown === 'live')
    return evidence.case.operation === 'deleteAsset'
      ? judgeDeletedRead('asset', exchangeAt(evidence, 'after'), tally)
      : [];
  if (shown === 'unclear' || tally.compared(notLiveBefore(exchangeAt(evidence, 'before')))) return [];
  return tally.broken('deleted-without-token', {
    at: attempt,
    message: `a deletion without a valid token (${statusOf(attempt)}) deletes the record`,
    expected: 'the record, live',
    actual: shown === 'refused' ? statusOf(kept) : marksOf(kept?.decoded?.record),
  });
}

function judgeCreated(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { mime_type, assets } = evidence.notes.data!;
  const attempt = exchangeAt(evidence, 'attempt');
  const items = stepsOf(evidence, 'walk').flatMap(({ decoded }) => decoded?.page?.items ?? []);
  const surplus = items.find(
    (item) => item.mime_type === mime_type && tally.compared(!assets.some(({ id }) => id === item.id)),
  );
  if (!surplus) return [];
  return tally.broken('created-without-token', {
    at: attempt,
    message: `an upload session without a valid token (${statusOf(attempt)}) makes an asset`,
    expected: 'no further asset',
    actual: { id: surplus.id, name: surplus.name },
  });
}
