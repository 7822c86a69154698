import { callerOf } from '../../../src/server/parts.ts';
import { madeBy } from '../../checks/isolation/made-by.ts';
import { withPart } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

const folder_operations = ['createAssetFolder', 'getAssetFolder'] as const;

export const mutants = mutantsOf(madeBy, {
  'runs-by-the-workflow-maker': {
    breaks: ['records.maker'],
    mistake: 'The run of a workflow is copied from it, and its maker with it.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async insertRun({ record, ...run }, ...rest) {
          const { graph_workflow_id: id } = record;
          const workflow = id === null ? undefined : await store.workflow(id);
          const created_by = workflow?.record.created_by ?? record.created_by;
          return store.insertRun({ ...run, record: { ...record, created_by } }, ...rest);
        },
      })),
  },
  'folders-by-the-founder': {
    breaks: ['records.maker'],
    mistake: 'Folders belong to the organization, and its first member stands for it.',
    applyTo: (parts) =>
      folder_operations.reduce(
        (all, operation) =>
          withReply(all, operation, async (reply, call) => {
            if (reply.kind !== 'record') return reply;
            const [first] = await parts.store.membersOf(callerOf(call).organization_id);
            return { ...reply, record: { ...reply.record, created_by: first?.user_id ?? null } };
          }),
        parts,
      ),
  },
});
