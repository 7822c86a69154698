/** Dispatches one run of every kind that the target offers, and reads it until its end. */
import { offeredRunKinds, type PolledRunNotes, polledRunNotes } from '../models/shown-runs.ts';
import { type CheckDraft, table } from '../suite/check.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Stop } from '../suite/exchange.ts';
import type { PolledRun } from '../suite/polled-run.ts';

/** Notes the runs that could be polled; ends the case where there is none. */
export async function pollAllRuns(ctx: CheckContext): Promise<PolledRunNotes> {
  const runs: PolledRun[] = [];
  let first_stop: Stop | undefined;
  for (const name of offeredRunKinds(ctx.facts)) {
    const found = await pollRun(ctx, name);
    if ('id' in found) runs.push(found);
    else first_stop ??= found;
  }
  if (runs.length > 0) return polledRunNotes(runs);
  throw new CaseStopped(first_stop ?? nothing_offered);
}

/** The head of a check that judges the runs of each kind, and asks nothing further. */
export const of_polled_runs: Pick<
  CheckDraft<Record<string, never>, PolledRunNotes>,
  'operations' | 'needs' | 'cases' | 'run'
> = {
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  run: pollAllRuns,
};

const nothing_offered: Stop = {
  verdict: 'could-not-run',
  reason: 'the target file has no fixtures.models and no fixtures.workflow with owner and slug',
};

/** The id of a run that has ended: before its end a rating may be refused. */
export async function endedRun(ctx: CheckContext, name: string): Promise<string> {
  const { id, ended } = await ctx.runs.polled(name);
  if (!ended) ctx.stop('inconclusive', 'a run did not end in time, and before its end a rating may be refused');
  return id;
}

/** The run with its reads, or why there is none. */
export async function pollRun(ctx: CheckContext, name: string): Promise<PolledRun | Stop> {
  try {
    return await ctx.runs.polled(name);
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return error.stop;
  }
}
