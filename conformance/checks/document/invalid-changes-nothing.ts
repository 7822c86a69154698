import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { isOffered, ofMediaType } from '../../models/queryable.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, serverError, statusOf, unproven } from '../../models/steps.ts';
import { fileName } from '../../models/uploadable.ts';
import { isSet } from '../../models/values.ts';
import { walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** A field of the request that holds an object where a text, a number or a flag must be. */
  wrong: 'size_bytes' | 'is_positive' | 'reason';
}

const no_scalar = { not: 'a scalar' };
const clause = 'errors.invalid-changes-nothing';
/** What is put off for a while, or counted, shows by the last of them. */
const attempts = 3;

interface Notes {
  /** The name that an upload session was asked for under. */
  filename?: string;
}

/** Of all requests that write, those whose effect could be read afterwards: upload sessions, and ratings. */
export const invalidChangesNothing = check<Case, Notes>({
  id: 'document/invalid-changes-nothing',
  title: 'A request that is refused as invalid leaves everything as it was',
  how: 'An upload session is asked for with an object for its size, and a run rated, three times, with an object for the rating or the reason, beside fields that are right: what was refused must not show in the list of assets, nor in the run.',
  clauses: [clause],
  since: '0.1.0',
  operations: [],
  needs: {
    principals: ['owner'],
    writes: true,
    one_of: [
      ['createAssetUpload', 'listAssets'],
      ['rateRun', 'getRun'],
    ],
    told(facts) {
      const reason = 'the target filters assets by no mime_type, by which one more would show, and has no run to rate';
      return rows(facts).length > 0 ? undefined : { verdict: 'not-claimed', reason };
    },
  },
  cases: (facts) => table(rows(facts)),
  run: (ctx, { wrong }) => (wrong === 'size_bytes' ? askForSession(ctx) : rate(ctx, wrong)),
  control(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!isRefused(attempt)) {
      const reason = `the invalid request is not refused (${statusOf(attempt)}), which other checks judge`;
      return serverError(evidence) ?? { verdict: 'not-claimed', reason };
    }
    return serverError(evidence) ?? (evidence.case.wrong === 'size_bytes' ? unlisted(evidence) : unrated(evidence));
  },
  judge(evidence, tally) {
    if (!isRefused(exchangeAt(evidence, 'attempt'))) return [];
    return evidence.case.wrong === 'size_bytes' ? judgeList(evidence, tally) : judgeRating(evidence, tally);
  },
});

function rows({ operations, principals, ...facts }: Facts): Case[] {
  const lists = (['createAssetUpload', 'listAssets'] as const).every((one) => operations.includes(one));
  const rates = (['rateRun', 'getRun'] as const).every((one) => operations.includes(one));
  const has_run = offeredRunKinds({ operations, principals, ...facts }).includes('succeeds');
  return [
    ...(lists && isOffered(facts, 'filter', 'mime_type') ? (['size_bytes'] as const) : []),
    ...(rates && has_run && principals.human ? (['is_positive', 'reason'] as const) : []),
  ].map((wrong) => ({ wrong }));
}

async function askForSession(ctx: CheckContext): Promise<Notes> {
  const { mime_type } = await ctx.fresh('owner', assetSpecs(1));
  const filename = fileName(ctx.facts, ctx.newName('refused'));
  const body = { filename, mime_type, size_bytes: no_scalar };
  await ctx.call('owner', { operation: 'createAssetUpload', body }, 'attempt');
  await ctx.settle();
  const request = { operation: 'listAssets' as const, query: ofMediaType(mime_type) };
  await walk(ctx, { caller: 'owner', request, step: 'list' });
  return { filename };
}

async function rate(ctx: CheckContext, wrong: 'is_positive' | 'reason'): Promise<Notes> {
  const { id } = await ctx.polledRun('succeeds');
  const [read, acts] = [{ operation: 'getRun' as const, path: { id } }, actsIn(ctx.facts, 'human')];
  const rating = { is_positive: true, reason: ctx.newName('kept') };
  const other = { is_positive: false, reason: ctx.newName('refused'), [wrong]: no_scalar };
  const rateWith = (body: object, step: string) =>
    ctx.call('human', { operation: 'rateRun', path: { run_id: id }, body, ...acts }, step);
  await rateWith(rating, 'rate');
  await ctx.settle();
  await ctx.call('owner', read, 'before');
  for (let time = 1; time <= attempts; time++) await rateWith(other, 'attempt');
  await ctx.settle();
  await ctx.call('owner', read, 'after');
  return {};
}

/** Why a session that was opened all the same would not show. */
function unlisted(evidence: Evidence<Case, Notes>): string | Stop | undefined {
  const { pages, ended } = walkResult(evidence, 'list');
  if (ended !== 'end') return 'the list of assets could not be read to its end';
  if (evidence.exchanges.some(({ step }) => step === 'create/put')) {
    const reason = 'an asset shows once its file was sent, so that nothing tells whether there is one without a file';
    return { verdict: 'not-claimed', reason };
  }
  const names = pages.flatMap(({ items }) => items).length;
  return names > 0 ? undefined : 'the list does not show the asset that was made to be compared with';
}

function unrated(evidence: Evidence<Case, Notes>): string | Stop | undefined {
  const before = exchangeAt(evidence, 'before')?.decoded?.record;
  const reason = 'the run does not show its rating, as the specification permits';
  return (
    unproven(evidence, 'rate', 'the run could not be rated at all') ??
    unproven(evidence, 'after', 'the run could not be read') ??
    (isSet(before?.feedback_is_positive) ? undefined : { verdict: 'not-claimed', reason })
  );
}

function judgeList(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { filename } = evidence.notes;
  const page = walkResult(evidence, 'list').pages.find(({ items }) =>
    tally.compared(items.some(({ name }) => name === filename)),
  );
  if (!page) return [];
  return [
    {
      code: 'refused-and-made',
      clause,
      message: 'the asset of an upload session that was refused as invalid is listed',
      expected: 'no such asset',
      actual: filename,
      operation: 'createAssetUpload',
      exchange: page.exchange.number,
    },
  ];
}

function judgeRating(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [before, after] = [exchangeAt(evidence, 'before'), exchangeAt(evidence, 'after')].map((read) =>
    ratingIn(read?.decoded?.record),
  );
  if (!before || !after || tally.compared(JSON.stringify(before) === JSON.stringify(after))) return [];
  return [
    {
      code: 'refused-and-rated',
      clause,
      message: `a rating that was refused, since its ${evidence.case.wrong} was invalid, changes the run`,
      expected: before,
      actual: after,
      operation: 'rateRun',
      exchange: exchangeAt(evidence, 'after')?.number,
    },
  ];
}

function ratingIn(run: Record<string, unknown> | undefined) {
  const { feedback_is_positive = null, feedback_reason = null } = run ?? {};
  return run && { feedback_is_positive, feedback_reason };
}
