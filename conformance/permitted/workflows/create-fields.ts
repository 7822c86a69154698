import { type Caller, callerOf, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { createFields } from '../../checks/workflows/create-fields.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';
import { hiddenFromUsers, isUserOfOne, withUsersRefused } from '../users-of-one.ts';

const started_by_users = ['createGraphWorkflow', 'dispatchGraphWorkflowRun', 'dispatchModelRun2'] as const;

/**
 * Forbids another workflow to those who have so many at one time.
 * @param ofWhom who is counted as one; undefined for those who may have any number
 */
function withFewWorkflows(parts: Parts, most: number, ofWhom: (caller: Caller) => Promise<string | undefined>): Parts {
  const made = new Map<string, string[]>();
  return withHandlers(parts, ({ createGraphWorkflow }) => ({
    async createGraphWorkflow(call) {
      const whose = await ofWhom(callerOf(call));
      if (whose === undefined) return createGraphWorkflow(call);
      const rows = await Promise.all((made.get(whose) ?? []).map((id) => parts.store.workflow(id)));
      const live = rows.flatMap((row) => (row?.record.deleted_at === null ? [row.id] : []));
      if (live.length >= most) throw new Refused('missing_scope');
      const reply = await createGraphWorkflow(call);
      if (reply.kind === 'record') made.set(whose, [...live, String(reply.record.id)]);
      return reply;
    },
  }));
}

export const permitted = permittedOf(createFields, {
  'answers-a-handful': {
    obeys: ['workflows.create-answers-workflow', 'workflows.create-echoes', 'workflows.create-optional'],
    what: 'The answer to a creation shows the id, the slug, the name in its tidied form, and nothing of what was sent otherwise.',
    choices: { workflows: { stored_name: 'normalised' } },
    applyTo: (parts) => withRecord(parts, 'createGraphWorkflow', ({ id, slug, name }) => ({ id, slug, name })),
  },
  'few-at-a-time': {
    obeys: ['workflows.create-optional', 'workflows.create-answers-workflow'],
    what: 'An organization may have 25 workflows at a time, and nobody makes another meanwhile: 403.',
    applyTo: (parts) => withFewWorkflows(parts, 25, async ({ organization_id }) => organization_id),
  },
  'users-wait-for-approval': {
    users_may_less: true,
    obeys: ['workflows.create-optional', 'runs.dispatch-inputs', 'codes.error-values'],
    what: 'A user whom nobody has approved yet makes and runs nothing: 422, with a code of its own.',
    applyTo: (parts) =>
      withUsersRefused(
        parts,
        started_by_users,
        () => new Refused('missing_scope', { status: 422, code: 'forbidden', message: 'Nobody has approved you yet.' }),
      ),
  },
  'one-workflow-for-each-user': {
    users_may_less: true,
    obeys: ['workflows.create-optional', 'workflows.create-answers-workflow'],
    what: 'A user may have one workflow at a time, and is forbidden to make another.',
    costs: {
      'workflows/create-fields': 'a refusal behind some creations looks like a quota that is used up',
      'workflows/for-others': 'a refusal behind some creations looks like a quota that is used up',
    },
    applyTo: (parts) =>
      withFewWorkflows(parts, 1, async ({ token }) => ((await isUserOfOne(parts, token)) ? token.hash : undefined)),
  },
  'users-delete-nothing': {
    users_may_less: true,
    obeys: ['workflows.create-answers-workflow', 'scopes.workflow-delete'],
    what: 'Users may create workflows, and lack the scope to delete them: to them there is nothing to delete, 404.',
    ...hiddenFromUsers('deleteGraphWorkflow'),
  },
  'filled-in': {
    obeys: ['workflows.create-answers-workflow', 'workflows.create-required', 'workflows.create-echoes'],
    what: 'The answer to a creation holds a description and a version that nobody sent.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', ({ name, ...workflow }) => ({
        ...workflow,
        name,
        description: `Made of ${Object.keys(workflow).length} parts.`,
        version: '1',
      })),
  },
});
