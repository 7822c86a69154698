import { createThenDispatch } from '../../checks/workflows/create-then-dispatch.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { withRefusal } from '../changed-requests.ts';
import { PlannedCrash } from '../crashing.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from '../runs/changed-runs.ts';
import { withMisreadCallback } from '../runs/misread-callback.ts';

export const mutants = mutantsOf(createThenDispatch, {
  'answers-the-drafted-slug': {
    breaks: ['workflows.create-then-dispatch'],
    mistake: 'The answer shows the slug as it was drafted; the number that makes it the only one is taken off by then.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (workflow) => ({ ...workflow, slug: `${workflow.slug}-1` })),
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
      'The callback_url is typed off by hand into the record that is shown, and one letter is taken for another.',
    applyTo: withMisreadCallback,
  },
  'status-in-words': {
    breaks: ['workflows.dispatch-answer'],
    mistake: 'The receipt of a workflow tells how it stands as an object, as the pages of the service want it.',
    applyTo: (parts) =>
      withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({ ...record, status: { code: record.status } })),
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
});
