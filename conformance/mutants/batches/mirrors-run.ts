import { batchMirrorsRun } from '../../checks/batches/mirrors-run.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(batchMirrorsRun, {
  'canceled-as-failed': {
    breaks: ['batches.item-mirrors-run'],
    mistake: 'To a batch there are two ends of an item: it has come to something, or it has failed.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) =>
        item.status_code === 'canceled' ? { ...item, status_code: 'failed' } : item,
      ),
  },
  'canceled-goes-on': {
    breaks: ['batches.item-mirrors-run'],
    mistake:
      'Nobody tells the item of a run that was canceled before it started: it waits for ever, as those do that still wait.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) =>
        item.completed_at && item.client_ref === 'dawn' ? { ...item, status_code: 'running' } : item,
      ),
  },
  'failed-as-completed': {
    breaks: ['batches.item-mirrors-run'],
    mistake: 'An item is completed when its run has ended, however that ended.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) =>
        item.status_code === 'failed' ? { ...item, status_code: 'completed' } : item,
      ),
  },
  'one-state-behind': {
    breaks: ['batches.item-run-agrees'],
    mistake: 'The list shows the state that was found when it was last asked for, and then brings it up to date.',
    applyTo(parts) {
      const states = new Map<unknown, unknown>();
      return withRecord(parts, 'listBatchItems', (item) => {
        const before = states.get(item.id) ?? item.status_code;
        states.set(item.id, item.status_code);
        return { ...item, status_code: before };
      });
    },
  },
  'queued-until-the-end': {
    breaks: ['records.batch-item-words'],
    mistake: 'Items are told of ends alone: until then they are queued.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) =>
        item.status_code === 'running' ? { ...item, status_code: 'queued' } : item,
      ),
  },
});
