import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { workflowBody } from '../../acts/fresh-workflow.ts';
import { pollRun } from '../../acts/poll-runs.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { isAnotherRecord } from '../../models/right-answers.ts';
import { offeredRunKinds, type PolledRunNotes, polledRunNotes, polledRuns } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError } from '../../models/steps.ts';
import { instantOf } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

/** Zones lie a quarter of an hour apart, and clocks of machines that keep time far less. */
const tolerance_ms = 600_000;
/** In the order in which their records are made. */
const made = ['asset-before', 'folder', 'create-clock', 'run', 'asset-after'] as const;

export const oneClock = check<null, PolledRunNotes>({
  id: 'document/one-clock',
  title: 'Records that are made one after another tell times of one clock',
  how: 'An asset, a folder, a workflow, a run and another asset are made one after another: none shows a time ten minutes before that of an earlier one.',
  clauses: ['types.timestamp'],
  codes: {
    'another-clock': {
      clause: 'types.timestamp',
      message: 'A record shows a time far behind that of a record that was made later.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table<null>([null]),
  async run(ctx) {
    const { operations } = ctx.facts;
    const acts = actsIn(ctx.facts, 'owner');
    const kinds = operations.includes('getRun') ? offeredRunKinds(ctx.facts) : [];
    const runs = await Promise.all(kinds.map((kind) => pollRun(ctx, kind)));
    await readNewAsset(ctx, 'asset-before');
    if (operations.includes('createAssetFolder') && operations.includes('getAssetFolder')) {
      const body = { name: ctx.newName('clock') };
      const folder = await ctx.call('owner', { operation: 'createAssetFolder', body, ...acts }, 'create-folder');
      const id = folder.decoded?.record?.id;
      await ctx.settle();
      if (typeof id === 'string') {
        await ctx.call('owner', { operation: 'getAssetFolder', path: { id }, ...acts }, 'folder');
      }
    }
    if (operations.includes('createGraphWorkflow') && ctx.facts.fixtures?.workflow) {
      const body = workflowBody(ctx, 'clock');
      await ctx.call('owner', { operation: 'createGraphWorkflow', body, ...acts }, 'create-clock');
    }
    const [kind] = kinds;
    const { exchange } = kind === undefined ? {} : await answerOrStop(() => ctx.dispatch('owner', kind, 'dispatch'));
    const id = exchange?.decoded?.record?.run_id;
    await ctx.settle();
    if (typeof id === 'string') await ctx.call('owner', { operation: 'getRun', path: { id }, ...acts }, 'run');
    await readNewAsset(ctx, 'asset-after');
    return polledRunNotes(runs.flatMap((run) => ('id' in run ? [run] : [])));
  },
  control(evidence) {
    if (timesIn(evidence).length > 1) return undefined;
    const reason = 'no two of the records that were made show when that was, as may be left out';
    return serverError(evidence) ?? { verdict: 'not-claimed', reason };
  },
  judge(evidence, tally) {
    const times = timesIn(evidence);
    for (const [place, later] of times.entries()) {
      const before = times.slice(0, place).find((one) => tally.compared(one.ms - later.ms > tolerance_ms));
      if (!before) continue;
      return tally.broken('another-clock', {
        at: before.exchange,
        message: `the ${before.field} that ${before.exchange.request.operation} shows lies after the created_at that ${later.exchange.request.operation} shows of what was made later`,
        expected: `${later.text} or before`,
        actual: before.text,
        pointer: `/${before.field}`,
      });
    }
    return [];
  },
});

async function readNewAsset(ctx: CheckContext, step: string): Promise<void> {
  const { id } = (await ctx.fresh('owner', assetSpecs(1))).assets[0]!;
  await ctx.settle();
  await ctx.call('owner', { operation: 'getAsset', path: { id } }, step);
}

interface Told {
  exchange: Exchange;
  field: string;
  text: unknown;
  ms: number;
}

/** The first times stand first; runs that were there already come before all that was made. */
function timesIn(evidence: Pick<Evidence<null, PolledRunNotes>, 'exchanges' | 'notes'>): Told[] {
  const ended = polledRuns(evidence).flatMap(({ reads }) =>
    told(reads.at(-1), ['created_at', 'started_at', 'completed_at']),
  );
  // Nobody knows in which order these happened.
  const latest = ended.toSorted((one, other) => other.ms - one.ms).slice(0, 1);
  return [...latest, ...made.flatMap((step) => told(exchangeAt(evidence, step), ['created_at']))];
}

function told(exchange: Exchange | undefined, fields: readonly string[]): Told[] {
  if (!exchange || !isSuccess(exchange) || isAnotherRecord(exchange)) return [];
  return fields
    .map((field) => ({ exchange, field, text: exchange.decoded?.record?.[field] }))
    .map((one) => ({ ...one, ms: instantOf(one.text) }))
    .filter(({ ms }) => !Number.isNaN(ms));
}
