import { Refused } from '../../../src/server/refused.ts';
import { createThenDispatch } from '../../checks/workflows/create-then-dispatch.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { withRefusal } from '../changed-requests.ts';
import { PlannedCrash } from '../crashing.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from '../runs/changed-runs.ts';
import { withMisreadCallback } from '../runs/misread-callback.ts';

const built_in_ms = 30_000;
const reviewed_in_ms = 60_000;

export const mutants = mutantsOf(createThenDispatch, {
  'answers-the-drafted-slug': {
    breaks: ['workflows.create-then-dispatch'],
    mistake: 'The answer shows the slug as it was drafted; the number that makes it the only one is taken off by then.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (workflow) => ({ ...workflow, slug: `${workflow.slug}-1` })),
  },
  'inputs-bound-later': {
    breaks: ['workflows.create-then-dispatch'],
    mistake:
      'The inputs of a workflow are registered when it is opened in the editor, and until then each of them is unknown.',
    applyTo(parts) {
      const unopened = new Set<unknown>();
      return withHandlers(parts, ({ createGraphWorkflow, dispatchGraphWorkflowRun }) => ({
        async createGraphWorkflow(call) {
          const reply = await createGraphWorkflow(call);
          if (reply.kind === 'record') unopened.add(reply.record.slug);
          return reply;
        },
        async dispatchGraphWorkflowRun(call) {
          const { callback_url: _, ...inputs } = call.request.body as Record<string, unknown>;
          const is_unknown = unopened.has(call.request.path.slug) && Object.keys(inputs).length > 0;
          if (is_unknown) throw new Refused('invalid');
          return dispatchGraphWorkflowRun(call);
        },
      }));
    },
  },
  'names-unique-with-the-deleted': {
    breaks: ['errors.no-server-error'],
    mistake: 'A unique index over names holds deleted workflows too, and nobody thought of what it says to a new one.',
    applyTo(parts) {
      const gone = new Set<string>();
      const nameOf = ({ org_id, name }: { org_id: string; name: string }) => `${org_id} ${name}`;
      return withPart(parts, 'store', (store) => ({
        async insertWorkflow(workflow) {
          if (gone.has(nameOf(workflow.record))) throw new PlannedCrash('UNIQUE constraint failed: workflows.name');
          return store.insertWorkflow(workflow);
        },
        async softDeleteWorkflow(id, deletion) {
          const workflow = await store.workflow(id);
          if (workflow) gone.add(nameOf(workflow.record));
          return store.softDeleteWorkflow(id, deletion);
        },
      }));
    },
  },
  'nothing-taken-for-no-body': {
    breaks: ['workflows.dispatch-body'],
    mistake: 'A body is missing where it is false, and in this language an object with nothing in it is false.',
    applyTo: (parts) =>
      withRefusal(
        parts,
        'dispatchGraphWorkflowRun',
        (_, body) => !Array.isArray(body) && Object.keys(body).length === 0,
      ),
  },
  'namesakes-go-too': {
    breaks: ['workflows.create-then-dispatch'],
    mistake: 'A workflow is deleted by its name, and another one that was given the same name goes with it.',
    applyTo(parts) {
      const made: string[] = [];
      return withPart(parts, 'store', (store) => ({
        insertWorkflow(workflow) {
          made.push(workflow.id);
          return store.insertWorkflow(workflow);
        },
        async softDeleteWorkflow(id, deletion) {
          const workflow = await store.workflow(id);
          for (const other of made) {
            const { name, org_id } = (await store.workflow(other))?.record ?? {};
            const is_namesake = name === workflow?.record.name && org_id === workflow?.record.org_id;
            if (is_namesake && other !== id.toLowerCase()) await store.softDeleteWorkflow(other, deletion);
          }
          return store.softDeleteWorkflow(id, deletion);
        },
      }));
    },
  },
  'newest-one-alone': {
    breaks: ['workflows.create-then-dispatch'],
    mistake: 'The route of a new workflow is put in a place that the next one takes, before the table is read anew.',
    applyTo(parts) {
      const routed = new Set<unknown>();
      let newest: unknown;
      return withHandlers(parts, ({ createGraphWorkflow, dispatchGraphWorkflowRun }) => ({
        async createGraphWorkflow(call) {
          const reply = await createGraphWorkflow(call);
          if (reply.kind !== 'record') return reply;
          newest = reply.record.slug;
          routed.add(newest);
          return reply;
        },
        async dispatchGraphWorkflowRun(call) {
          const { slug } = call.request.path;
          if (routed.has(slug) && slug !== newest) throw new Refused('not_found');
          return dispatchGraphWorkflowRun(call);
        },
      }));
    },
  },
  'long-names-alike': {
    breaks: ['workflows.create-then-dispatch'],
    mistake:
      'Workflows are looked up by a column that holds 40 characters of the slug, in which the latest one is found.',
    applyTo(parts) {
      const latest = new Map<string, string>();
      const columnOf = (slug: unknown) => String(slug).slice(0, 40);
      return withHandlers(parts, ({ createGraphWorkflow, dispatchGraphWorkflowRun }) => ({
        async createGraphWorkflow(call) {
          const reply = await createGraphWorkflow(call);
          if (reply.kind === 'record') latest.set(columnOf(reply.record.slug), String(reply.record.slug));
          return reply;
        },
        dispatchGraphWorkflowRun(call) {
          const { path } = call.request;
          const slug = latest.get(columnOf(path.slug)) ?? path.slug!;
          return dispatchGraphWorkflowRun({ ...call, request: { ...call.request, path: { ...path, slug } } });
        },
      }));
    },
  },
  'namesakes-deleted-too': {
    breaks: ['workflows.create-then-dispatch'],
    mistake:
      'The versions of a workflow are those of its name, and all of them are deleted with the one that is named.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async softDeleteWorkflow(id, deletion) {
          const workflow = await store.workflow(id);
          const slug = workflow?.record.slug.replace(/-\d+$/, '') ?? '';
          const namesake = await store.workflowBySlug(workflow?.record.org_id ?? '', slug);
          if (namesake) await store.softDeleteWorkflow(namesake.id, deletion);
          return store.softDeleteWorkflow(id, deletion);
        },
      })),
  },
  'last-one-again': {
    breaks: ['workflows.dispatch-path'],
    mistake: 'The workflow of an organization is kept at hand after its first dispatch, under no name.',
    applyTo(parts) {
      const kept = new Map<string, string>();
      return withPart(parts, 'runs', (runs) => ({
        start(run) {
          const { org_id, graph_workflow_id } = run.record;
          if (graph_workflow_id === null) return runs.start(run);
          const id = kept.get(org_id) ?? graph_workflow_id;
          kept.set(org_id, id);
          return runs.start({ ...run, record: { ...run.record, graph_workflow_id: id } });
        },
      }));
    },
  },
  'long-texts-cut': {
    breaks: ['workflows.request-shown'],
    mistake: 'Texts for workflows go through a field of a form, which holds 24 characters.',
    applyTo: (parts) =>
      withPart(parts, 'runs', (runs) => ({
        start(run) {
          const { graph_workflow_id, input } = run.record;
          if (graph_workflow_id === null) return runs.start(run);
          const cut = Object.entries(input ?? {}).map(([name, value]) => [
            name,
            typeof value === 'string' ? value.slice(0, 24) : value,
          ]);
          return runs.start({ ...run, record: { ...run.record, input: Object.fromEntries(cut) } });
        },
      })),
  },
  'only-defaults-shown': {
    breaks: ['workflows.request-shown'],
    mistake: 'The inputs of a workflow run are filled with its defaults, which replace what was sent.',
    applyTo: (parts) =>
      withReadRun(parts, (run) =>
        run.graph_workflow_id === null ? run : { ...run, input: { visibility: 'hidden', private: true, removed: [] } },
      ),
  },
  'path-joined-to-the-url': {
    breaks: ['workflows.request-shown'],
    mistake: 'The callback_url is taken for the base of several, and the path of the one for runs is joined to it.',
    applyTo: (parts) =>
      withReadRun(parts, (run) =>
        typeof run.callback_url === 'string' ? { ...run, callback_url: `${run.callback_url}/runs` } : run,
      ),
  },
  'letter-of-the-url-misread': {
    breaks: ['workflows.request-shown'],
    mistake:
      'Where a run calls is typed off by hand into the record that is shown, and one letter is taken for another.',
    applyTo: withMisreadCallback,
  },
  'reviewed-first': {
    breaks: ['workflows.create-then-dispatch'],
    mistake: 'A new workflow is put before somebody who looks at it, and cannot be found until then.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        async dispatchGraphWorkflowRun(call) {
          const { slug = '' } = call.request.path;
          const found = await parts.store.workflowBySlug(call.caller?.organization_id ?? '', slug);
          const age_ms = found ? parts.clock.now_ms() - Date.parse(found.record.created_at) : reviewed_in_ms;
          if (age_ms < reviewed_in_ms) throw new Refused('not_found');
          return dispatchGraphWorkflowRun(call);
        },
      })),
  },
  'status-in-words': {
    breaks: ['workflows.dispatch-answer'],
    mistake: 'The receipt of a workflow tells how it stands as an object, as the pages of the service want it.',
    applyTo: (parts) =>
      withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({ ...record, status: { code: record.status } })),
  },
  'name-of-a-deleted-one': {
    breaks: ['workflows.create-then-dispatch'],
    mistake:
      'The names of deleted workflows are kept in a list of what is not run any more, and new ones may have them.',
    applyTo(parts) {
      const gone = new Set<string>();
      return withHandlers(parts, ({ deleteGraphWorkflow, dispatchGraphWorkflowRun }) => ({
        async deleteGraphWorkflow(call) {
          const workflow = await parts.store.workflow(call.request.path.id!.toLowerCase());
          const reply = await deleteGraphWorkflow(call);
          if (workflow) gone.add(workflow.record.name);
          return reply;
        },
        async dispatchGraphWorkflowRun(call) {
          const { slug = '' } = call.request.path;
          const workflow = await parts.store.workflowBySlug(call.caller?.organization_id ?? '', slug);
          if (workflow && gone.has(workflow.record.name)) throw new Refused('not_found');
          return dispatchGraphWorkflowRun(call);
        },
      }));
    },
  },
  'still-being-built': {
    breaks: ['workflows.create-then-dispatch'],
    mistake: 'A new workflow is built in the background, and until then its dispatch is answered with a conflict.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        async dispatchGraphWorkflowRun(call) {
          const { slug = '' } = call.request.path;
          const workflow = await parts.store.workflowBySlug(call.caller?.organization_id ?? '', slug);
          const age_ms = workflow ? parts.clock.now_ms() - Date.parse(workflow.record.created_at) : built_in_ms;
          if (age_ms < built_in_ms) throw new Refused('conflict');
          return dispatchGraphWorkflowRun(call);
        },
      })),
  },
  'whole-run': {
    breaks: ['workflows.dispatch-answer'],
    mistake: 'The whole run is answered, since that is what the read answers with.',
    applyTo: (parts) =>
      withReply(parts, 'dispatchGraphWorkflowRun', async (reply) => {
        if (reply.kind !== 'record') return reply;
        const run = await parts.store.run(String(reply.record.run_id));
        return { ...reply, record: { ...run?.record, ...reply.record } };
      }),
  },
  'whole-run-but-its-name': {
    breaks: ['workflows.dispatch-answer'],
    mistake: 'The receipt is made of the run, by taking out of it what the receipt calls otherwise.',
    applyTo: (parts) =>
      withReply(parts, 'dispatchGraphWorkflowRun', async (reply) => {
        if (reply.kind !== 'record') return reply;
        const run = await parts.store.run(String(reply.record.run_id));
        const { id: _, created_at: __, ...others } = run?.record ?? {};
        return { ...reply, record: { ...others, ...reply.record } };
      }),
  },
});
