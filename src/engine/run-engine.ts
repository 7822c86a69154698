/** Runs run: from queued over running to their end, on the clock of the world. */
import { diskTroubleOf } from '../store/disk-trouble.ts';
import type { RunRow } from '../store/run-rows.ts';
import { chargingOf } from './charging.ts';
import { timestampOf } from './clock.ts';
import type { EngineWorld } from './engine-world.ts';
import { finishRun, type RunWorld } from './finish-run.ts';
import { outputsOf } from './outputs.ts';
import type { RunPlan } from './plan.ts';
import { planOf, queue_ms } from './run-plan.ts';
import { type Moment, nextNodeChange, startChange } from './run-steps.ts';
import type { Cancel } from './timers.ts';
import { withScript } from './with-script.ts';

export interface RunEngine {
  /** Keeps a queued run, with the script that is for it, and sees to it that it runs. */
  start(run: RunRow): Promise<void>;
  /** Keeps a run like `start`, and carries it out to its end at once, whatever time it would take. One without an end stays. */
  carryOut(run: RunRow): Promise<void>;
  /** Ends a run that has not ended as canceled; false when it had ended. */
  cancel(run_id: string): Promise<boolean>;
  /** Goes on with what is queued or running and is for this process to carry out; may be called again. */
  resume(): Promise<void>;
}

/** The run engine of one world. The next step of a run is read from the store each time: a crash loses nothing. */
export function createRunEngine(world: RunWorld): RunEngine {
  const next_steps = new Map<string, Cancel>();

  function stepAt(id: string, at_ms: number | undefined): void {
    if (at_ms === undefined) return;
    const cancel = world.parts.timers.at(at_ms, async () => {
      next_steps.delete(id);
      await step(id);
    });
    next_steps.set(id, cancel);
  }

  /** Does what is due, and sees to it that what comes next is done when it is due. */
  async function step(id: string): Promise<void> {
    stepAt(id, await doNext(world, id));
  }

  return {
    async start(run) {
      await keep(world, run);
      stepAt(run.id, startOf(run));
    },
    async carryOut(run) {
      await keep(world, run);
      for (let due_ms: number | undefined = startOf(run); due_ms !== undefined; ) due_ms = await doNext(world, run.id);
    },
    async cancel(id) {
      const run = await unfinishedRun(world, id);
      if (!run || !(await finishRun(world, run, { end: { status: 'canceled' } }))) return false;
      next_steps.get(id)?.();
      next_steps.delete(id);
      return true;
    },
    async resume() {
      for (const run of await world.parts.store.claimRuns()) {
        if (next_steps.has(run.id)) continue;
        if (run.record.status_code === 'queued') stepAt(run.id, startOf(run));
        else stepAt(run.id, await nextStepOf(world, run));
      }
    },
  };
}

const internal_error = {
  status: 'failed',
  failure_code: 'internal_error',
  failure_message: 'The run could not be carried out.',
} as const;

/** Until a step is tried again that a disk which was full or failed has kept from being done. */
const disk_wait_ms = 1_000;

async function keep(world: EngineWorld, run: RunRow): Promise<void> {
  const { run: kept, script } = await withScript(world, run);
  try {
    await world.parts.store.insertRun(kept, await chargingOf(world).atDispatch(kept), script?.id);
    world.meter?.run('queued');
  } catch (error) {
    if (script) world.scripts.giveBack(script);
    throw error;
  }
}

/** One step of a run. @returns when the next one is due; undefined when there is none */
async function doNext(world: RunWorld, id: string): Promise<number | undefined> {
  let run: RunRow | undefined;
  try {
    run = await unfinishedRun(world, id);
    return run && (await goOn(world, run, await planOf(world, run.record)));
  } catch (error) {
    const trouble = diskTroubleOf(error);
    if (trouble && trouble !== 'full') world.onFault(error);
    if (trouble) return world.parts.clock.now_ms() + disk_wait_ms;
    if (!run) throw error;
    // Callers wait for the end of a run: it comes, and the fault is told to whoever runs the server.
    await finishRun(world, run, { end: internal_error });
    world.onFault(error);
    return undefined;
  }
}

async function unfinishedRun(world: EngineWorld, id: string): Promise<RunRow | undefined> {
  const run = await world.parts.store.run(id);
  return run && (run.record.status_code === 'queued' || run.record.status_code === 'running') ? run : undefined;
}

function startOf({ record }: RunRow): number {
  return Date.parse(record.created_at) + queue_ms;
}

/** Due time of the next step of a run under way; undefined when none ever is. */
async function nextStepOf(world: EngineWorld, run: RunRow): Promise<number | undefined> {
  // Faults of the plan show, and are dealt with, when the step is taken.
  const plan = await planOf(world, run.record).catch(() => undefined);
  return plan ? dueAfter(run, plan) : Date.parse(run.record.created_at);
}

/** Due time of the node under way, or of the whole run where it is to end at a time of its own; undefined for never. */
function dueAfter({ record, node_runs }: Pick<RunRow, 'record' | 'node_runs'>, plan: RunPlan): number | undefined {
  const { nodes, ends_after_ms } = plan;
  const started_ms = Date.parse(record.started_at ?? record.created_at);
  if (node_runs.length >= nodes.length && ends_after_ms !== undefined) {
    return ends_after_ms === Number.POSITIVE_INFINITY ? undefined : started_ms + ends_after_ms;
  }
  const begun_at = node_runs.at(-1)?.started_at;
  return begun_at ? Date.parse(begun_at) + (nodes[node_runs.length - 1]?.takes_ms ?? 0) : started_ms;
}

/** One step of the plan. @returns when the next one is due; undefined when there is none, such as after the end */
async function goOn(world: RunWorld, run: RunRow, plan: RunPlan): Promise<number | undefined> {
  const { store, clock, random } = world.parts;
  const moment: Moment = { at: timestampOf(clock), draw: () => random.uuid() };
  const is_start = run.record.status_code === 'queued';
  const next = plan.nodes[run.node_runs.length];
  if (!next && !is_start) {
    await finishRun(world, run, { end: plan.end, plan }, dueAfter(run, plan));
    return undefined;
  }
  const start = is_start ? startChange(run, plan.nodes_total, moment) : {};
  const current = plan.nodes[run.node_runs.length - 1];
  const made = current ? outputsOf(run.record, current) : [];
  const step = next ? nextNodeChange(run, made, next, moment) : {};
  const change = { ...start, ...step, record: { ...start.record, ...step.record } };
  const kept = await store.changeRun(run.id, change);
  if (kept !== 'changed') return undefined;
  if (is_start) world.meter?.run('running', Date.parse(moment.at) - startOf(run));
  const record = { ...run.record, ...change.record };
  return dueAfter({ record, node_runs: change.node_runs ?? run.node_runs }, plan);
}
