/** The runs of the document's examples with their workflows, batch, webhooks and deliveries, kept as the examples show them. */
import type { BatchItem, Delivery, EmbeddedRun, GraphWorkflow, Run, Webhook } from '../../contract/types.ts';
import type { DeliveryRow } from '../../store/run-rows.ts';
import type { TestWorld } from '../worlds/world.support.ts';
import { componentExample } from './document.support.ts';

/** The examples of `getRun`. */
const runExamples = [
  'TextToImageRun',
  'RefusedPromptRun',
  'FastTextToImageRun',
  'StyledTextToImageRun',
  'ImageToVideoRun',
  'UpscaleWorkflowRun',
  'DeletedWorkflowRun',
];

/** The webhooks, two of which the deliveries went to. */
const webhookExamples = ['EveryEventWebhook', 'FailuresOnlyWebhook', 'NoEventsWebhook'];

export async function plantDocumentedRuns(world: TestWorld, options: { without_workflows?: boolean }): Promise<void> {
  const { store } = world.parts;
  for (const name of webhookExamples) {
    const record = componentExample<Webhook>(name);
    await store.insertWebhook({ id: record.id, record });
  }
  if (options.without_workflows) return;
  const posterize = componentExample<{ graph_workflow: GraphWorkflow }>('DeletedWorkflowRun').graph_workflow;
  for (const record of [componentExample<GraphWorkflow>('UpscaleWorkflow'), posterize]) {
    await store.insertWorkflow({ id: record.id, record });
  }
  const deliveries = componentExample<{ items: Delivery[] }>('DeliveriesOfAll').items;
  for (const name of runExamples) {
    const run = componentExample<Run>(name);
    const brought = deliveries.filter(({ run_id }) => run_id === run.id).map((delivery) => deliveryRow(delivery, run));
    await plantRun(world, run, brought);
  }
  await plantBatch(world);
}

/** A run as a read shows it, whole or as an item of a batch embeds it; one that has ended is brought to its end. */
async function plantRun(
  { parts: { store } }: TestWorld,
  run: Partial<Run> & EmbeddedRun,
  deliveries: DeliveryRow[] = [],
): Promise<void> {
  const { logs = [], node_runs = [], model: _model, graph_workflow: _workflow, ...record } = run;
  if (['queued', 'running'].includes(record.status_code)) {
    return store.insertRun({ id: record.id, record, logs, node_runs });
  }
  await store.insertRun({ id: record.id, record: { ...record, status_code: 'queued' }, logs: [], node_runs: [] });
  // The cost is gone from the balance already.
  await store.finishRun(record.id, { record, logs, node_runs, charge: '0', assets: [], deliveries });
}

async function plantBatch(world: TestWorld): Promise<void> {
  const { items } = componentExample<{ items: (BatchItem & { run: EmbeddedRun })[] }>('BatchItemsWithRuns');
  const { run: whole } = componentExample<{ run: Run }>('BatchItemWithRunAndLogs');
  const [{ batch_id, created_at }] = items as [BatchItem];
  const org_id = items[0]!.run.org_id;
  const rows = items.map(({ run: _, ...item }) => item);
  for (const { run } of items) await plantRun(world, run.id === whole.id ? whole : run);
  await world.parts.store.insertBatch({ id: batch_id, org_id, created_at }, rows);
}

/** None of them is sent: the examples show what became of them until then. */
function deliveryRow(delivery: Delivery, run: Run): DeliveryRow {
  const webhook = webhookExamples
    .map((name) => componentExample<Webhook>(name))
    .find((found) => {
      return found.id === delivery.webhook_id;
    })!;
  return {
    ...delivery,
    channel: 'webhook',
    org_id: run.org_id,
    url: webhook.url,
    secret: webhook.secret,
    body: '{}',
    next_attempt_at: null,
  };
}
