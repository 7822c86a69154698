/** A server that shows its runs otherwise, wherever an answer shows one. */
import type { Parts } from '../../src/server/parts.ts';
import { withMembers } from '../mutants/changed-members.ts';
import { withRecord } from '../mutants/changed-replies.ts';
import type { Run } from '../mutants/runs/changed-runs.ts';

/** Runs are shown otherwise wherever an answer shows one. */
export function withShownRuns(parts: Parts, change: (run: Run) => Run): Parts {
  const alone = (['getRun', 'rateRun'] as const).reduce((changed, one) => withRecord(changed, one, change), parts);
  return (['listBatchItems', 'getBatchItem'] as const).reduce(
    (changed, one) => withRecord(changed, one, (item) => withMembers(item, 'run', change)),
    alone,
  );
}
