import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

/** So long a copy is behind. */
const behind_ms = 400;

export const readFromALateCopy: Mutant = {
  id: 'events/after-the-end--read-from-a-late-copy',
  clauses: ['events.after-the-end'],
  check: 'events/after-the-end',
  mistake: 'Runs of workflows are read from a copy that learns of their end after the receivers do.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (record) => {
      const { model_id, completed_at } = record;
      if (model_id !== null || typeof completed_at !== 'string') return record;
      const is_behind = parts.clock.now_ms() - Date.parse(completed_at) < behind_ms;
      return is_behind ? { ...record, status_code: 'running', completed_at: null, output: null } : record;
    }),
};
