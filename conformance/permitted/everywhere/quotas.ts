import { type OperationId, operationsIn } from '../../../src/contract/operations.ts';
import { callerOf, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

/** An organization may create so many, and no more: whatever it asks for then is refused. */
function withQuota(parts: Parts, ids: readonly OperationId[], most: number, status: number): Parts {
  const created = new Map<string, number>();
  return withHandlers(parts, (handlers) =>
    Object.fromEntries(
      ids.map((id) => [
        id,
        async (call: Parameters<(typeof handlers)[typeof id]>[0]) => {
          const { organization_id } = callerOf(call);
          const before = created.get(organization_id) ?? 0;
          if (before >= most) throw new Refused('conflict', { status, code: 'quota_exceeded' });
          const reply = await handlers[id](call);
          created.set(organization_id, before + 1);
          return reply;
        },
      ]),
    ),
  );
}

const costsOf = (...areas: readonly string[]) =>
  Object.fromEntries(areas.map((area) => [`${area}/*`, 'They make what is refused for its number in the end.']));

const alone = 'What another server makes more would use up the quota where nobody expects it.';

export const permitted = permittedOf(
  { id: 'everywhere/quotas' },
  {
    'so-many-webhooks': {
      obeys: ['webhooks.create-body'],
      what: 'An organization has at most so many webhooks, and a further one is a conflict.',
      applyTo: (parts) => withQuota(parts, ['createWebhook'], 20, 409),
      costs: costsOf('webhooks', 'requests', 'schema'),
      alone,
    },
    'so-many-records': {
      obeys: ['folders.create', 'workflows.create-answers-workflow', 'uploads.answer'],
      what: 'An organization may make so many folders, workflows and uploads: a further one is too much, or forbidden.',
      applyTo(parts) {
        const workflows = withQuota(parts, ['createGraphWorkflow'], 60, 403);
        return withQuota(withQuota(workflows, ['createAssetFolder'], 60, 413), ['createAssetUpload'], 300, 403);
      },
      costs: costsOf(
        ...['assets', 'authentication', 'concurrency', 'document', 'events', 'hostile', 'isolation', 'lists'],
        ...['requests', 'schema', 'workflows'],
      ),
      alone,
    },
    'so-many-runs': {
      obeys: ['runs.dispatch-inputs'],
      what: 'An organization may start so many runs, and a further one is a conflict.',
      applyTo: (parts) => withQuota(parts, operationsIn('dispatches'), 120, 409),
      costs: costsOf('deliveries', 'events', 'requests', 'retry', 'runs', 'schema', 'workflows'),
      alone,
    },
  },
);
