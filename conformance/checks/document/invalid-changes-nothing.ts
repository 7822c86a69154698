import { refusableCallers } from '../../acts/refusable-callers.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { isOffered, ofMediaType } from '../../models/queryable.ts';
import {
  besideRefusable,
  type RefusedFor,
  refusable,
  refusal_clause,
  refused_caller_codes,
  refusedFor,
} from '../../models/refusable-callers.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { fileName } from '../../models/uploadable.ts';
import { isSet } from '../../models/values.ts';
import { walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /**
   * A field of the request that holds an object where a text, a number or a flag must be; or its caller, who may be
   * refused what is right.
   */
  wrong: 'size_bytes' | 'is_positive' | 'reason' | 'caller';
}

const no_scalar = { not: 'a scalar' };
const clause = 'errors.invalid-changes-nothing';
/** An effect that is put off for a while, or counted, shows by the last of them. */
const attempts = 3;
/** Of those who may be refused: a rule that is kept once only shows by the second. */
const times = [1, 2] as const;

interface Notes {
  /** The name that an upload session was asked for under. */
  filename?: string;
  /** Those of others whom the target may refuse, by the step. */
  others?: Record<string, string>;
}

/** Of all requests that write, those whose effect could be read afterwards: upload sessions, and ratings. */
export const invalidChangesNothing = check<Case, Notes>({
  id: 'document/invalid-changes-nothing',
  title: 'A request that is refused leaves everything as it was',
  how: 'Upload sessions and ratings with an object for a scalar, and sessions of callers who may be refused, are sent: those that are refused show nowhere.',
  clauses: [clause, refusal_clause],
  codes: {
    ...refused_caller_codes,
    'refused-and-made': { clause, message: 'The asset of an upload session that was refused is listed.' },
    'refused-and-rated': { clause, message: 'A rating that was refused as invalid changes the run.' },
  },
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
  run(ctx, { wrong }) {
    if (wrong === 'caller') return askAsOthers(ctx);
    return wrong === 'size_bytes' ? askForSession(ctx) : rate(ctx, wrong);
  },
  control(evidence, found) {
    if (evidence.case.wrong === 'caller') return unprovenOthers(evidence, found);
    const attempt = exchangeAt(evidence, 'attempt');
    if (!isRefused(attempt)) {
      const reason = `the invalid request is not refused (${statusOf(attempt)}), which other checks judge`;
      return serverError(evidence) ?? { verdict: 'not-claimed', reason };
    }
    return (
      serverError(evidence) ?? (evidence.case.wrong === 'size_bytes' ? unlisted(evidence, found) : unrated(evidence))
    );
  },
  judge(evidence, tally) {
    if (evidence.case.wrong === 'caller') return judgeOthers(evidence, tally);
    if (!isRefused(exchangeAt(evidence, 'attempt'))) return [];
    return evidence.case.wrong === 'size_bytes' ? judgeList(evidence, tally) : judgeRating(evidence, tally);
  },
});

function rows({ operations, principals, ...facts }: Facts): Case[] {
  const lists = (['createAssetUpload', 'listAssets'] as const).every((one) => operations.includes(one));
  const rates = (['rateRun', 'getRun'] as const).every((one) => operations.includes(one));
  const has_run = offeredRunKinds({ operations, principals, ...facts }).includes('succeeds');
  return [
    ...(lists && isOffered(facts, 'filter', 'mime_type') ? (['size_bytes', 'caller'] as const) : []),
    ...(rates && has_run && principals.human ? (['is_positive', 'reason'] as const) : []),
  ].map((wrong) => ({ wrong }));
}

async function askForSession(ctx: CheckContext): Promise<Notes> {
  const { mime_type } = await ctx.data.fresh('owner', assetSpecs(1));
  const filename = fileName(ctx.facts, ctx.newName('refused'));
  const body = { filename, mime_type, size_bytes: no_scalar };
  await ctx.call('owner', { operation: 'createAssetUpload', body }, 'attempt');
  await listAll(ctx, mime_type);
  return { filename };
}

async function askAsOthers(ctx: CheckContext): Promise<Notes> {
  const { mime_type } = await ctx.data.fresh('owner', assetSpecs(1));
  const others: Record<string, string> = {};
  for (const { caller, acts, step } of await refusableCallers(ctx)) {
    for (const time of times) {
      const filename = fileName(ctx.facts, ctx.newName(`${caller}${time}`));
      others[`${step}/${time}`] = filename;
      const body = { filename, mime_type, size_bytes: 512 };
      await ctx.call(caller, { operation: 'createAssetUpload', body, ...acts }, `${step}/${time}`);
    }
  }
  await listAll(ctx, mime_type);
  return { others };
}

async function listAll(ctx: CheckContext, mime_type: string): Promise<void> {
  await ctx.time.settle();
  const request = { operation: 'listAssets' as const, query: ofMediaType(mime_type) };
  await walk(ctx, { caller: 'owner', request, step: 'list' });
}

async function rate(ctx: CheckContext, wrong: 'is_positive' | 'reason'): Promise<Notes> {
  const { id } = await ctx.runs.polled('succeeds');
  const [read, acts] = [{ operation: 'getRun' as const, path: { id } }, actsIn(ctx.facts, 'human')];
  const rating = { is_positive: true, reason: ctx.newName('kept') };
  const other = { is_positive: false, reason: ctx.newName('refused'), [wrong]: no_scalar };
  const rateWith = (body: object, step: string) =>
    ctx.call('human', { operation: 'rateRun', path: { run_id: id }, body, ...acts }, step);
  await rateWith(rating, 'rate');
  await ctx.time.settle();
  await ctx.call('owner', read, 'before');
  for (let time = 1; time <= attempts; time++) await rateWith(other, 'attempt');
  await ctx.time.settle();
  await ctx.call('owner', read, 'after');
  return {};
}

function unprovenOthers(evidence: Evidence<Case, Notes>, found: readonly Mismatch[]): string | Stop | undefined {
  const is_any = stepsOf(evidence, refusable).some(isRefused);
  const reason = 'nobody whom the target file names is refused an upload session, as the specification permits';
  if (!is_any) return { verdict: 'not-claimed', reason };
  return serverError(besideRefusable(evidence)) ?? unlisted(evidence, found);
}

/** The reason why a session that was opened all the same would not show; one that is listed shows. */
function unlisted(evidence: Evidence<Case, Notes>, found: readonly Mismatch[]): string | Stop | undefined {
  if (found.length > 0) return undefined;
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
  return judgeUnlisted(evidence, { filename, code: 'refused-and-made', why: 'as invalid' }, tally);
}

function judgeOthers(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { others = {} } = evidence.notes;
  return stepsOf(evidence, refusable)
    .filter(isRefused)
    .flatMap((attempt) => {
      return judgeUnlisted(evidence, { filename: others[attempt.step], ...refusedFor(attempt) }, tally);
    });
}

interface RefusedSession {
  filename: string | undefined;
  code: 'refused-and-made' | RefusedFor['code'];
  why: string;
}

function judgeUnlisted(
  evidence: Evidence<Case, Notes>,
  { filename, code, why }: RefusedSession,
  tally: Tally,
): Mismatch[] {
  const page = walkResult(evidence, 'list').pages.find(({ items }) =>
    tally.compared(items.some(({ name }) => name === filename)),
  );
  if (!page) return [];
  return tally.broken(code, {
    at: page.exchange,
    message: `the asset of an upload session that was refused ${why} is listed`,
    expected: 'no such asset',
    actual: filename,
    operation: 'createAssetUpload',
  });
}

function judgeRating(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [before, after] = [exchangeAt(evidence, 'before'), exchangeAt(evidence, 'after')].map((read) =>
    ratingIn(read?.decoded?.record),
  );
  if (!before || !after) return [];
  return tally.holds(JSON.stringify(before) === JSON.stringify(after), 'refused-and-rated', {
    at: exchangeAt(evidence, 'after'),
    message: `a rating that was refused, since its ${evidence.case.wrong} was invalid, changes the run`,
    expected: before,
    actual: after,
    operation: 'rateRun',
  });
}

function ratingIn(run: Record<string, unknown> | undefined) {
  const { feedback_is_positive = null, feedback_reason = null } = run ?? {};
  return run && { feedback_is_positive, feedback_reason };
}
