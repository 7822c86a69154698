/**
 * A run and its script. The outcome that a script gives is kept in the record of the run, and a directive in its input:
 * both outlive a restart, and the plan of the run can be computed again whenever it is needed.
 */
import type { RunRow } from '../store/run-rows.ts';
import { directedOutcome } from './directives.ts';
import type { EngineWorld } from './engine-world.ts';
import { type Outcome, outcomeProblems } from './outcomes.ts';
import type { KeptScript, ScriptedRun } from './run-scripts.ts';

/**
 * Adds the outcome of the script that fits a run that is being dispatched, if any, as `context.script` of its record.
 * @returns the script, too, which has been taken
 */
export async function withScript(world: EngineWorld, run: RunRow): Promise<{ run: RunRow; script?: KeptScript }> {
  const { record } = run;
  if (world.scripts.list().length === 0 || (world.directives && directedOutcome(record.input))) return { run };
  const script = world.scripts.take(await describedTo(world, record));
  if (!script) return { run };
  return { run: { ...run, record: { ...record, context: { ...record.context, script: script.outcome } } }, script };
}

export function scriptOf({ context }: RunRow['record']): Outcome | undefined {
  const { script } = context;
  return script !== undefined && outcomeProblems(script).length === 0 ? (script as Outcome) : undefined;
}

async function describedTo({ parts: { store } }: EngineWorld, run: RunRow['record']): Promise<ScriptedRun> {
  const organization_id = run.org_id;
  if (run.model_id !== null) return { organization_id, model: (await store.model(run.model_id))?.path ?? '' };
  const workflow = run.graph_workflow_id === null ? undefined : await store.workflow(run.graph_workflow_id);
  const owner = await store.organization(workflow?.record.org_id ?? organization_id);
  return { organization_id, workflow: `${owner?.slug}/${workflow?.record.slug}` };
}
