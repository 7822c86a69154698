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
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Zones lie a quarter of an hour apart, and clocks of machines that keep time far less. */
const tolerance_ms = 600_000;
/** No zone is further from UTC. */
const furthest_ms = 14 * 3_600_000;
/** Zones are multiples of it; the few at three quarters of an hour are taken for a clock that goes wrong. */
const zone_ms = 1_800_000;
/** A record is read so soon behind its creation, on machines whose clocks are so near. */
const near_ms = 60_000;
/** In the order in which their records are made. */
const made = ['asset-before', 'folder', 'create-clock', 'run', 'asset-after'] as const;

interface Notes extends PolledRunNotes {
  /** The time when each record was shown: that of the clock that is stepped, else the suite's own. */
  clock?: Partial<Record<(typeof made)[number], number>>;
}

export const oneClock = check<null, Notes>({
  id: 'document/one-clock',
  title: 'Records that are made one after another tell times of one clock, in UTC',
  how: 'An asset, a folder, a workflow, a run and another asset are made in turn: no time lies ten minutes before an earlier one, or whole hours beside Date.',
  clauses: ['types.timestamp'],
  codes: {
    'another-clock': {
      clause: 'types.timestamp',
      message: 'A record shows a time far behind that of a record that was made later.',
    },
    'not-in-utc': {
      clause: 'types.timestamp',
      message: 'All new records show times of another zone as times in UTC.',
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
    const clock: NonNullable<Notes['clock']> = {};
    const tick = (step: (typeof made)[number]) => {
      clock[step] = ctx.time.target_ms() ?? Date.now();
    };
    await readNewAsset(ctx, 'asset-before');
    tick('asset-before');
    if (operations.includes('createAssetFolder') && operations.includes('getAssetFolder')) {
      const body = { name: ctx.newName('clock') };
      const folder = await ctx.call('owner', { operation: 'createAssetFolder', body, ...acts }, 'create-folder');
      const id = folder.decoded?.record?.id;
      await ctx.time.settle();
      if (typeof id === 'string') {
        await ctx.call('owner', { operation: 'getAssetFolder', path: { id }, ...acts }, 'folder');
        tick('folder');
      }
    }
    if (operations.includes('createGraphWorkflow') && ctx.facts.fixtures?.workflow) {
      const body = workflowBody(ctx, 'clock');
      await ctx.call('owner', { operation: 'createGraphWorkflow', body, ...acts }, 'create-clock');
      tick('create-clock');
    }
    const [kind] = kinds;
    const { exchange } =
      kind === undefined ? {} : await answerOrStop(() => ctx.runs.dispatch('owner', kind, 'dispatch'));
    const id = exchange?.decoded?.record?.run_id;
    await ctx.time.settle();
    if (typeof id === 'string') await ctx.call('owner', { operation: 'getRun', path: { id }, ...acts }, 'run');
    tick('run');
    await readNewAsset(ctx, 'asset-after');
    tick('asset-after');
    return { ...polledRunNotes(runs.flatMap((run) => ('id' in run ? [run] : []))), clock };
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
    return judgeZone(evidence, tally);
  },
});

/**
 * All new records are the same hours away from the clock of the target. One that stands still, or goes wrong, is some
 * other time away; where business time is stepped, records may as well have the time of the `Date` of their answers.
 */
function judgeZone({ exchanges, notes, facts }: Evidence<null, Notes>, tally: Tally): Mismatch[] {
  const shown = made.flatMap((step) =>
    told(exchangeAt({ exchanges }, step), ['created_at']).map((one) => ({ step, ...one })),
  );
  const away = shown.flatMap(({ step, exchange, ms }) => {
    const date_ms = Date.parse(exchange.received?.headers.date ?? '');
    const clock_ms = notes.clock?.[step] ?? Number.NaN;
    const known = [...(facts.steps_time ? [clock_ms] : []), date_ms, clock_ms].filter((one) => !Number.isNaN(one));
    return known.length > 0
      ? [{ ms: ms - known[0]!, is_near: known.some((one) => Math.abs(ms - one) < tolerance_ms) }]
      : [];
  });
  const [first] = shown;
  const zone = Math.round((away[0]?.ms ?? 0) / zone_ms) * zone_ms;
  const stands_still = !facts.steps_time && shown.every(({ ms }) => ms === first?.ms);
  if (away.length < 2 || stands_still || away.some(({ is_near }) => tally.compared(is_near))) return [];
  const is_zone = Math.abs(zone) <= furthest_ms && away.every(({ ms }) => Math.abs(ms - zone) < near_ms);
  if (!is_zone) return [];
  return tally.broken('not-in-utc', {
    at: first?.exchange,
    message: `the created_at of all ${away.length} new records lies ${zone / 3_600_000} h from the time of the target itself`,
    expected: 'times in UTC',
    actual: first?.text,
    pointer: '/created_at',
  });
}

async function readNewAsset(ctx: CheckContext, step: string): Promise<void> {
  const { id } = (await ctx.data.fresh('owner', assetSpecs(1))).assets[0]!;
  await ctx.time.settle();
  await ctx.call('owner', { operation: 'getAsset', path: { id } }, step);
}

interface Told {
  exchange: Exchange;
  field: string;
  text: unknown;
  ms: number;
}

/** The first times stand first; runs that were there already come before all that was made. */
function timesIn(evidence: Pick<Evidence<null, Notes>, 'exchanges' | 'notes'>): Told[] {
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
