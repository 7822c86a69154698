/** Models, graph workflows and webhooks on PostgreSQL: records found by their id and by one thing more. */
import type { Deletion } from '../rows.ts';
import type { ModelRow, WebhookRow, WorkflowRow } from '../run-rows.ts';
import type { RunStore } from '../run-store.ts';
import { type DeletionMarks, marked } from '../soft-delete.ts';
import { type Database, type Sql, takenIn } from './database.ts';
import { keptRecords } from './records.ts';
import { keptText } from './text.ts';

type CatalogStore = Pick<
  RunStore,
  | ('insertModel' | 'addModel' | 'model' | 'modelByPath' | 'modelBySlug')
  | ('insertWorkflow' | 'insertWorkflowOfNewName' | 'workflow' | 'workflowBySlug' | 'softDeleteWorkflow')
>;

const taken_elsewhere = ['records_by_slug', 'models_by_path'];

/** Does it, or gives the answer for a place that another record has. */
async function unlessTaken<Taken extends string>(
  insertion: Promise<unknown>,
  answer: Taken,
): Promise<'inserted' | Taken> {
  try {
    await insertion;
    return 'inserted';
  } catch (error) {
    if (taken_elsewhere.includes(takenIn(error) ?? '')) return answer;
    throw error;
  }
}

/** Records that are checked against the others of their owner come one after the other. */
export async function oneByOne(sql: Sql, state: number, what: string): Promise<void> {
  await sql('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', what, state);
}

export function catalogStore({ sql, atomically }: Database, state: number): CatalogStore {
  const models = keptRecords<ModelRow>(state, 'models');
  const workflows = keptRecords<WorkflowRow>(state, 'workflows');
  const insertModel = (model: ModelRow) =>
    models.insert(sql, model.id, model, { owner: model.owner, name: model.path, slug: model.record.slug });
  const insertWorkflow = (on: Sql, workflow: WorkflowRow) => {
    const { org_id, name, slug } = workflow.record;
    return workflows.insert(on, workflow.id, workflow, { owner: org_id, name, slug });
  };
  return {
    insertModel: async (model) => void (await insertModel(model)),
    addModel: (model) => unlessTaken(insertModel(model), 'taken'),
    model: (id) => models.get(sql, id.toLowerCase()),
    modelByPath: async (path) => (await models.at(sql, { name: path }))[0],
    modelBySlug: async (owner, slug) => (await models.at(sql, { owner, slug }))[0],

    insertWorkflow: (workflow) => unlessTaken(insertWorkflow(sql, workflow), 'slug_taken'),
    insertWorkflowOfNewName: (workflow) => {
      const { org_id: owner, name } = workflow.record;
      const insertion = atomically(async (within) => {
        await oneByOne(within, state, `workflows ${keptText(owner)}`);
        if ((await workflows.at(within, { owner, name })).length > 0) return 'name_taken';
        return unlessTaken(insertWorkflow(within, workflow), 'name_taken');
      });
      return insertion;
    },
    workflow: (id) => workflows.get(sql, id.toLowerCase()),
    workflowBySlug: async (owner, slug) => (await workflows.at(sql, { owner, slug }))[0],
    softDeleteWorkflow: (id, marks) =>
      atomically((within) =>
        softDeleted<WorkflowRow>(
          (change) => workflows.change(within, id.toLowerCase(), change),
          (workflow) => {
            const record = marked(workflow.record, marks);
            return record && { ...workflow, record };
          },
        ),
      ),
  };
}

/** @param change keeps what its parameter makes of the record */
async function softDeleted<Row>(
  change: (mark: (record: Row) => Row | undefined) => Promise<void>,
  mark: (record: Row) => Row | undefined,
): Promise<Deletion> {
  let result: Deletion = 'absent';
  await change((row) => {
    const changed = mark(row);
    result = changed ? 'deleted' : 'already';
    return changed;
  });
  return result;
}

/** Of records that have the marks themselves. */
export function softDeletedRecord<Row extends Parameters<typeof marked>[0]>(
  change: (mark: (record: Row) => Row | undefined) => Promise<void>,
  marks: DeletionMarks,
): Promise<Deletion> {
  return softDeleted(change, (row) => marked(row, marks));
}

export function keptWebhooks(state: number) {
  const webhooks = keptRecords<WebhookRow>(state, 'webhooks');
  return {
    get: (sql: Sql, id: string): Promise<WebhookRow | undefined> => webhooks.get(sql, id.toLowerCase()),
    async insert(sql: Sql, webhook: WebhookRow): Promise<void> {
      await webhooks.insert(sql, webhook.id, webhook);
      const { org_id, event_types } = webhook.record;
      await sql(
        'INSERT INTO subscriptions SELECT $1, $2, event, $3 FROM unnest($4::text[]) AS event',
        ...[state, keptText(org_id), webhook.id, [...new Set(event_types)].map(keptText)],
      );
    },
    /** With its subscriptions; false when absent. */
    async delete(sql: Sql, id: string): Promise<boolean> {
      const key = keptText(id.toLowerCase());
      await sql('DELETE FROM subscriptions WHERE state = $1 AND webhook = $2', state, key);
      const deleted = await sql(
        `DELETE FROM records WHERE state = $1 AND kind = 'webhooks' AND key = $2 RETURNING 1`,
        ...[state, key],
      );
      return deleted.length > 0;
    },
    /** In the order of their creation. */
    async subscribed(sql: Sql, organization: string, event: string): Promise<WebhookRow[]> {
      const rows = await sql<[string, string]>(
        `SELECT r.record, r.seq FROM subscriptions AS s JOIN records AS r ON r.state = s.state AND r.kind = 'webhooks' AND r.key = s.webhook
         WHERE s.state = $1 AND s.organization = $2 AND s.event = $3 ORDER BY r.seq`,
        ...[state, keptText(organization), keptText(event)],
      );
      const webhook_rows = rows.map(([record]) => JSON.parse(record) as WebhookRow);
      // As stable as it is: those of one moment stay in the order of their insertion.
      return webhook_rows.sort((a, b) => compareText(a.record.created_at, b.record.created_at));
    },
  };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
