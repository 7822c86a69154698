/** Acts of the control interface on the records of a world, free of HTTP. */
import { timestampOf } from '../../engine/clock.ts';
import { directiveIssues } from '../../engine/directives.ts';
import { readRunInput } from '../../engine/run-input.ts';
import { newRun } from '../../store/new-run.ts';
import type { BatchItemRow, DeliveryRow, ModelRow, RunRow } from '../../store/run-rows.ts';
import type { DeliveryFilter } from '../../store/run-store.ts';
import { mayRunModel } from '../access/model-sight.ts';
import { ControlRefusal } from '../control-refusal.ts';
import type { World } from '../parts.ts';
import { urlIssues } from '../records/absolute-url.ts';
import { inWorldState, ownerOf, theOrganization } from './acts-places.ts';

export { ControlRefusal } from '../control-refusal.ts';
export { addClient } from './acts-clients.ts';
export { addModel } from './acts-models.ts';
export { addOrganization } from './acts-organizations.ts';
export { addToken } from './acts-tokens.ts';

export interface BatchRequest {
  /** Owner of the batch, by slug or id; the first organization unless given. Its balance is not asked. */
  organization?: string;
  /** The path of a model that the organization may run. */
  model: string;
  /** The input of each run, as a dispatch takes it. At least one. */
  inputs: readonly Readonly<Record<string, unknown>>[];
}

export interface NewBatch {
  id: string;
  /** In the order of the inputs. */
  items: { id: string; run_id: string }[];
}

/** Dispatches a batch: each item has a run of its own that really runs. @throws ControlRefusal */
export function createBatch(world: World, request: BatchRequest): Promise<NewBatch> {
  return inWorldState(world, async (now) => {
    const { store, random, clock, runs } = now.parts;
    const organization = await theOrganization(now, request.organization);
    const model = await store.modelByPath(request.model);
    if (!model || !mayRunModel(model, organization.id)) {
      throw new ControlRefusal('not_found', `${organization.slug} has no model ${request.model} to run.`, ['model']);
    }
    const { user_id } = await ownerOf(now, organization);
    const made = { org_id: organization.id, created_by: user_id, created_at: timestampOf(clock) };
    const batch_id = random.uuid();
    const inputs = request.inputs.map((input, index) => checkedInput(now, model, input, index));
    if (inputs.length === 0) throw new ControlRefusal('invalid', 'A batch needs at least one input.', ['inputs']);
    const batch_runs = inputs.map(({ input, callback_url }): RunRow => {
      const id = random.uuid();
      const given = { id, request_id: random.uuid(), input, ...made };
      const record = newRun({ model: model.record }, given, { batch_id, callback_url });
      return { id, record, logs: [], node_runs: [] };
    });
    const items = batch_runs.map((run, index) => queuedItem(run, index, random.uuid()));
    // The batch comes last: who sees it sees all of it.
    for (const run of batch_runs) await runs.start(run);
    await store.insertBatch({ id: batch_id, org_id: made.org_id, created_at: made.created_at }, items);
    return { id: batch_id, items: items.map(({ id, run_id }) => ({ id, run_id: run_id! })) };
  });
}

/** Ends a run that has not ended as canceled, with the event that this is. */
export function cancelRun(world: World, run_id: string): Promise<'canceled' | 'ended' | 'absent'> {
  return inWorldState(world, async (now) => {
    const run = await now.parts.store.run(run_id.toLowerCase());
    if (!run) return 'absent';
    return (await now.parts.runs.cancel(run.id)) ? 'canceled' : 'ended';
  });
}

/**
 * Deletes a webhook, and drops its deliveries that have an attempt to come; they stay in the log. An attempt that has
 * left goes on to its end, and is the last one. False when there is no such webhook.
 */
export function deleteWebhook(world: World, webhook_id: string): Promise<boolean> {
  return inWorldState(world, async (now) => {
    const webhook = await now.parts.store.webhook(webhook_id);
    if (!webhook) return false;
    const is_deleted = await now.parts.store.deleteWebhook(webhook.id);
    now.parts.deliveries.drop(webhook.id);
    return is_deleted;
  });
}

/** Every delivery of the world with its attempts, callbacks included, the newest first. 100 unless asked otherwise. */
export function allDeliveries(world: World, filter: Partial<DeliveryFilter> = {}): Promise<DeliveryRow[]> {
  return inWorldState(world, (now) => now.parts.store.deliveries({ limit: 100, ...filter }));
}

/** Most attempts that the log of one delivery holds. */
const most_attempts = 100;

/**
 * Makes a further attempt of a delivery at once, whatever became of those before. Undefined when there is none.
 * @throws ControlRefusal `conflict` for one with an attempt to come, and for one whose webhook is gone
 */
export function resendDelivery(world: World, delivery_id: string): Promise<DeliveryRow | undefined> {
  return inWorldState(world, async (now) => {
    const { store, clock, deliveries } = now.parts;
    const row = await store.delivery(delivery_id.toLowerCase());
    if (!row) return undefined;
    const { webhook_id, next_attempt_at, attempts } = row;
    const refuse = (message: string) => new ControlRefusal('conflict', message, []);
    const due = (at: string) => refuse(`Its next attempt is due at ${at}.`);
    if (next_attempt_at !== null) throw due(next_attempt_at);
    if (attempts.length >= most_attempts) throw refuse(`It has had ${most_attempts} attempts, and takes no more.`);
    if (webhook_id !== null && !(await store.webhook(webhook_id))) throw refuse('Its webhook is gone.');
    const at = timestampOf(clock);
    // Somebody else may have asked for it meanwhile.
    if (!(await store.attemptAgain(row.id, at))) throw due(at);
    const again = { ...row, next_attempt_at: at };
    deliveries.send([again]);
    return again;
  });
}

interface CheckedInput {
  input: Record<string, unknown>;
  callback_url: string | null;
}

function checkedInput(
  world: World,
  { record }: ModelRow,
  given: BatchRequest['inputs'][number],
  index: number,
): CheckedInput {
  const { issues, sent } = readRunInput(record.inputs, given);
  const { callback_url = null } = given;
  if (callback_url !== null) issues.push(...urlIssues(String(callback_url), ['body', 'callback_url']));
  if (world.directives) issues.push(...directiveIssues(sent));
  const [issue] = issues;
  if (issue) throw new ControlRefusal('invalid', issue.message, ['inputs', String(index), ...issue.at.slice(1)]);
  return { input: sent, callback_url: callback_url === null ? null : String(callback_url) };
}

function queuedItem({ record }: RunRow, sequence_index: number, id: string): BatchItemRow {
  return {
    id,
    batch_id: record.batch_id!,
    run_id: record.id,
    sequence_index,
    created_at: record.created_at,
    started_at: null,
    completed_at: null,
    client_ref: null,
    // The store shows what its run is like.
    status_code: 'queued',
    input: record.input,
    output: null,
    error: null,
    cost: null,
  };
}
