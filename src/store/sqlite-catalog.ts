/** Models, graph workflows and webhooks on SQLite: records found by their id and by one thing more. */
import type { GraphWorkflow } from '../contract/types.ts';
import type { ModelRow, WebhookRow, WorkflowRow } from './run-rows.ts';
import { keyedRecords } from './sqlite-records.ts';
import type { Statements } from './statements.ts';

type Kept = [record: string];

const parsed = <Row>(found: unknown): Row | undefined => found && JSON.parse((found as Kept)[0]);

export function keptModels(statements: Statements) {
  const models = keyedRecords<ModelRow>(statements, 'models');
  const one = (where: string, ...values: string[]) =>
    parsed<ModelRow>(statements(`SELECT record FROM models WHERE ${where}`).get(...values));
  const byPath = (path: string): ModelRow | undefined => one(`json_extract(record, '$.path') = ?`, path);
  const bySlug = (owner: string, slug: string): ModelRow | undefined =>
    one(`json_extract(record, '$.owner') = ? AND json_extract(record, '$.record.slug') = ?`, owner, slug);
  return {
    insert: (model: ModelRow): void => models.insert(model.id, model),
    add(model: ModelRow): 'inserted' | 'taken' {
      if (byPath(model.path) || bySlug(model.owner, model.record.slug)) return 'taken';
      models.insert(model.id, model);
      return 'inserted';
    },
    get: (id: string): ModelRow | undefined => models.get(id.toLowerCase()),
    byPath,
    bySlug,
  };
}

export function keptWorkflows(statements: Statements) {
  const workflows = keyedRecords<WorkflowRow>(statements, 'workflows');
  const by_slug = `json_extract(record, '$.record.org_id') = ? AND json_extract(record, '$.record.slug') = ?`;
  const named = `SELECT 1 FROM workflows WHERE json_extract(record, '$.record.org_id') = ? AND json_extract(record, '$.record.name') = ?`;
  const bySlug = (organization: string, slug: string): WorkflowRow | undefined =>
    parsed(statements(`SELECT record FROM workflows WHERE ${by_slug}`).get(organization, slug));
  return {
    bySlug,
    insert(workflow: WorkflowRow): 'inserted' | 'slug_taken' {
      if (bySlug(workflow.record.org_id, workflow.record.slug)) return 'slug_taken';
      workflows.insert(workflow.id, workflow);
      return 'inserted';
    },
    insertOfNewName(workflow: WorkflowRow): 'inserted' | 'name_taken' {
      const { org_id, slug, name } = workflow.record;
      if (bySlug(org_id, slug) || statements(named).get(org_id, name)) return 'name_taken';
      workflows.insert(workflow.id, workflow);
      return 'inserted';
    },
    get: (id: string): WorkflowRow | undefined => workflows.get(id.toLowerCase()),
    change(id: string, change: (record: GraphWorkflow) => GraphWorkflow | undefined): void {
      workflows.change(id.toLowerCase(), (workflow) => {
        const record = change(workflow.record);
        return record && { ...workflow, record };
      });
    },
  };
}

/** At most so many answers of `subscribed`. */
const most_kept = 1_000;

export function keptWebhooks(statements: Statements) {
  const webhooks = keyedRecords<WebhookRow>(statements, 'webhooks');
  /** By organization and event, read when a run has ended: runs end all the time, and webhooks hardly ever change. */
  const subscribed = new Map<string, readonly WebhookRow[]>();
  return {
    insert(webhook: WebhookRow): void {
      subscribed.clear();
      webhooks.insert(webhook.id, webhook);
      const { org_id, created_at, event_types } = webhook.record;
      for (const event of new Set(event_types)) {
        statements(`INSERT INTO subscriptions SELECT ?, ?, ?, seq FROM webhooks WHERE key = ?`).run(
          org_id,
          event,
          created_at,
          webhook.id,
        );
      }
    },
    get: (id: string): WebhookRow | undefined => webhooks.get(id.toLowerCase()),
    /** With its subscriptions; false when absent. */
    delete(id: string): boolean {
      subscribed.clear();
      const key = id.toLowerCase();
      statements('DELETE FROM subscriptions WHERE webhook = (SELECT seq FROM webhooks WHERE key = ?)').run(key);
      return statements('DELETE FROM webhooks WHERE key = ?').run(key).changes > 0;
    },
    /** In the order of their creation. */
    subscribed(organization: string, event: string): WebhookRow[] {
      const name = `${organization} ${event}`;
      const known = subscribed.get(name);
      if (known) return [...known];
      const found = statements(
        `SELECT record FROM subscriptions CROSS JOIN webhooks ON seq = webhook
         WHERE organization = ? AND event = ? ORDER BY created_at, webhook`,
      ).all(organization, event);
      const rows = (found as unknown as Kept[]).map(([record]) => JSON.parse(record) as WebhookRow);
      if (subscribed.size >= most_kept) subscribed.clear();
      subscribed.set(name, rows);
      return [...rows];
    },
  };
}
