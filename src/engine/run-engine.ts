/** Runs run: from queued over running to their end, on the clock of the world. */
import type { World } from '../server/world.ts';
import type { RunRow } from '../store/run-rows.ts';
import { timestampOf } from './clock.ts';
import { finishRun } from './finish-run.ts';
import { outputsOf } from './outputs.ts';
import { planOf, queue_ms, type RunPlan } from './run-plan.ts';
import { type Moment, started, wentOn } from './run-steps.ts';
import type { Cancel } from './timers.ts';

export interface RunEngine {
  /** Keeps a queued run and sees to it that it runs. */
  start(world: World, run: RunRow): Promise<void>;
  /** Ends a run that has not ended as canceled; false when it had ended. */
  cancel(world: World, run_id: string): Promise<boolean>;
  /** Goes on with what was queued or running when the store was last open. */
  resume(world: World): Promise<void>;
}

/** The run engine of one world. What comes next for a run is read from the store each time: a crash loses nothing. */
export function createRunEngine(): RunEngine {
  const next_steps = new Map<string, Cancel>();

  function stepAt(world: World, id: string, at_ms: number): void {
    const cancel = world.parts.timers.at(at_ms, async () => {
      next_steps.delete(id);
      await step(world, id);
    });
    next_steps.set(id, cancel);
  }

  /** Does what is due, and sees to it that what comes next is done when it is due. */
  async function step(world: World, id: string): Promise<void> {
    const run = await unfinishedRun(world, id);
    if (!run) return;
    try {
      const plan = await planOf(world, run.record);
      const next_ms = await goOn(world, run, plan);
      if (next_ms !== undefined) stepAt(world, id, next_ms);
    } catch (error) {
      // Callers wait for the end of a run: it comes, and the fault is told to whoever runs the server.
      await finishRun(world, run, { end: internal_error });
      world.onFault(error);
    }
  }

  return {
    async start(world, run) {
      await world.parts.store.insertRun(run);
      stepAt(world, run.id, startOf(run));
    },
    async cancel(world, id) {
      const run = await unfinishedRun(world, id);
      if (!run || !(await finishRun(world, run, { end: { status: 'canceled' } }))) return false;
      next_steps.get(id)?.();
      next_steps.delete(id);
      return true;
    },
    async resume(world) {
      for (const run of await world.parts.store.unfinishedRuns()) {
        if (next_steps.has(run.id)) continue;
        if (run.record.status_code === 'queued') stepAt(world, run.id, startOf(run));
        else stepAt(world, run.id, await nextStepOf(world, run));
      }
    },
  };
}

const internal_error = {
  status: 'failed',
  failure_code: 'internal_error',
  failure_message: 'The run could not be carried out.',
} as const;

async function unfinishedRun(world: World, id: string): Promise<RunRow | undefined> {
  const run = await world.parts.store.run(id);
  return run && (run.record.status_code === 'queued' || run.record.status_code === 'running') ? run : undefined;
}

function startOf({ record }: RunRow): number {
  return Date.parse(record.created_at) + queue_ms;
}

/** When the node under way is done. */
async function nextStepOf(world: World, run: RunRow): Promise<number> {
  const current = run.node_runs.findIndex(({ completed_at }) => completed_at === null);
  const since = run.node_runs[current]?.started_at ?? run.record.started_at ?? run.record.created_at;
  // What is wrong with the plan shows, and is dealt with, when the step is taken.
  const plan = await planOf(world, run.record).catch(() => undefined);
  return Date.parse(since) + (plan?.nodes[current]?.takes_ms ?? 0);
}

/** One step of the plan. @returns when the next one is due; undefined when the run has ended, now or before */
async function goOn(world: World, run: RunRow, plan: RunPlan): Promise<number | undefined> {
  const { store, clock, random } = world.parts;
  const moment: Moment = { at: timestampOf(clock), draw: () => random.uuid() };
  const is_start = run.record.status_code === 'queued';
  const next = plan.nodes[run.node_runs.length];
  if (!next && !is_start) {
    await finishRun(world, run, { end: plan.end, plan });
    return undefined;
  }
  const start = is_start ? started(run, plan.nodes.length, moment) : {};
  const current = plan.nodes[run.node_runs.length - 1];
  const made = current ? outputsOf(run.record, current) : [];
  const step = next ? wentOn(run, made, next, moment) : {};
  const change = { ...start, ...step, record: { ...start.record, ...step.record } };
  const kept = await store.changeRun(run.id, change);
  return kept === 'changed' ? Date.parse(moment.at) + (next?.takes_ms ?? 0) : undefined;
}
