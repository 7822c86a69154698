import { requestCheck } from '../../checks/requests/operation.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { withoutNotFound } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('getBatchItem'), {
  'brackets-not-read': {
    breaks: ['embedding.batch-run-nested'],
    mistake: 'The inner names in brackets are cut off before the embeds are looked up.',
    applyTo: (parts) =>
      withRecord(parts, 'getBatchItem', (item) =>
        withMembers(item, 'run', ({ logs: _, node_runs: __, ...run }) => run),
      ),
  },
  'id-of-the-embedded-run': {
    breaks: ['batches.item-read'],
    mistake: 'Item and run are merged into one record before the run is put inside it, and the later id wins.',
    applyTo: (parts) => withRecord(parts, 'getBatchItem', (item) => (item.run ? { ...item, id: item.run_id } : item)),
  },
  'nothing-found-is-nothing': {
    breaks: ['batches.item-not-found-refused'],
    mistake: 'The list that the read stands for is empty, and so is the answer.',
    applyTo: (parts) => withoutNotFound(parts, 'getBatchItem', () => ({ kind: 'record', success: 'read', record: {} })),
  },
  'run-unasked': {
    breaks: ['embedding.batch-run'],
    mistake: 'The run is joined anyway, so it is shown anyway.',
    applyTo: (parts) =>
      withReply(parts, 'getBatchItem', async (reply) => {
        if (reply.kind !== 'record' || reply.record.run) return reply;
        const run = await parts.store.run(String(reply.record.run_id));
        return { ...reply, record: { ...reply.record, run: run?.record } };
      }),
  },
});
