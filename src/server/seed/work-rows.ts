/** All work of a seed state as rows of the store. */
import type { DeliveryRow, ModelRow, RunRow, WebhookRow, WorkflowRow } from '../../store/run-rows.ts';
import { assetNamed } from './plant-assets.ts';
import { isLiveBatch, type PlantedBatch, plantedBatch } from './plant-batches.ts';
import { modelRow } from './plant-models.ts';
import { endedRun, isLive, later, queuedRun, type RunSources } from './plant-runs.ts';
import { deliveryRow, webhookRow } from './plant-webhooks.ts';
import { workflowRow } from './plant-workflows.ts';
import type { SeedWorkflow } from './seed-catalog.ts';
import type { SeedNames } from './seed-names.ts';
import type { SeedState } from './seed-state.ts';
import type { SeedRun } from './seed-work.ts';

export interface EndedRun {
  run: RunRow;
  deliveries: DeliveryRow[];
}

export interface PastWork {
  models: ModelRow[];
  workflows: WorkflowRow[];
  webhooks: WebhookRow[];
  runs: EndedRun[];
  batches: PlantedBatch[];
}

/** Everything but the runs that have not ended. @throws RangeError for what names something that is not there */
export function pastWork(state: SeedState, names: SeedNames): PastWork {
  const { models = [], workflows = [], webhooks = [], runs = [], batches = [] } = state;
  const sources = sourcesOf(state, names);
  return {
    models: models.map(({ path }) => sources.model(path)),
    workflows: workflows.map(({ organization, slug }) => sources.workflow(organization, slug)),
    webhooks: webhooks.map((webhook) => webhookRow(webhook, names)),
    runs: runs
      .filter((run) => !isLive(run))
      .map((run) => {
        const created_at = found(run.created_at, 'time when it was made', `run ${run.name}`);
        const ended = endedRun(run, { ...run, id: names.run(run.name), created_at }, sources);
        return { run: ended, deliveries: deliveriesOf(state, names, run, ended) };
      }),
    batches: batches
      .filter((batch) => !isLiveBatch(batch))
      .map((batch) => {
        const created_at = found(batch.created_at, 'time when it was made', `batch ${batch.name}`);
        return plantedBatch(batch, created_at, created_at, sources);
      }),
  };
}

/** Age of live runs when a world begins: longer than any run waits in the queue. */
const live_for_ms = 10_000;

/** Work that begins with a world. @param now the time of its clock */
export function liveWork(
  state: SeedState,
  names: SeedNames,
  now: string,
): Pick<PastWork, 'batches'> & { runs: RunRow[] } {
  const before = later(now, -live_for_ms);
  const sources = sourcesOf(state, names);
  return {
    runs: (state.runs ?? []).filter(isLive).map((run) => {
      const created_at = run.status_code === 'queued' ? now : before;
      return queuedRun(run, { ...run, id: names.run(run.name), created_at }, sources);
    }),
    batches: (state.batches ?? []).filter(isLiveBatch).map((batch) => plantedBatch(batch, before, now, sources)),
  };
}

function deliveriesOf({ webhooks = [] }: SeedState, names: SeedNames, { name }: SeedRun, run: RunRow): DeliveryRow[] {
  return webhooks.flatMap((webhook) =>
    (webhook.deliveries ?? []).flatMap((delivery, index) =>
      delivery.run === name ? [deliveryRow(delivery, index, webhookRow(webhook, names), run, names)] : [],
    ),
  );
}

function sourcesOf(state: SeedState, names: SeedNames): RunSources {
  return {
    names,
    model: remembered((path) => {
      const model = (state.models ?? []).find((each) => each.path === path);
      return modelRow(found(model, `model ${path}`), names);
    }),
    workflow: remembered((organization, slug) => {
      const isIt = (each: SeedWorkflow) => each.organization === organization && each.slug === slug;
      return workflowRow(found((state.workflows ?? []).find(isIt), `workflow ${organization}/${slug}`), names);
    }),
    asset: (organization, name) => assetNamed(state, names, organization, name),
  };
}

function found<Thing>(thing: Thing | undefined, what: string, where = 'the state'): Thing {
  if (thing === undefined) throw new RangeError(`${where} has no ${what}`);
  return thing;
}

/** Most runs of a state are of a few models, and drawing the ids of a model takes its time. */
function remembered<Names extends string[], Row>(row: (...names: Names) => Row): (...names: Names) => Row {
  const known = new Map<string, Row>();
  return (...names) => {
    const key = names.join(' ');
    const value = known.get(key) ?? row(...names);
    known.set(key, value);
    return value;
  };
}
