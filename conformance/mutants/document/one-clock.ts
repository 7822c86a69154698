import type { OperationId } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { oneClock } from '../../checks/document/one-clock.ts';
import { withRecord } from '../changed-replies.ts';
import { onTheWall } from '../local-time.ts';
import { mutantsOf } from '../mutant.ts';

/** @param fields are shown as a clock tells them that is so many hours from UTC, and as if that were UTC */
function withZone(parts: Parts, operations: readonly OperationId[], fields: readonly string[], hours: number): Parts {
  return operations.reduce(
    (all, operation) =>
      withRecord(all, operation, (record) => {
        const told = fields.filter((field) => typeof record[field] === 'string');
        return {
          ...record,
          ...Object.fromEntries(told.map((field) => [field, onTheWall(String(record[field]), hours)])),
        };
      }),
    parts,
  );
}

const of_folders = ['createAssetFolder', 'getAssetFolder'] as const;

const of_all = [...of_folders, 'getAsset', 'listAssets', 'getRun', 'createGraphWorkflow'] as const;

export const mutants = mutantsOf(oneClock, {
  'all-east-of-it': {
    breaks: ['types.timestamp'],
    mistake: 'The machine keeps the time of Helsinki, and what writes times puts a Z behind it.',
    applyTo: (parts) => withZone(parts, of_all, ['created_at', 'updated_at', 'started_at', 'completed_at'], 2),
  },
  'folders-west-of-it': {
    breaks: ['types.timestamp'],
    mistake: 'The local time of a server in America stands in the times of folders, with the mark of UTC behind it.',
    applyTo: (parts) => withZone(parts, of_folders, ['created_at', 'updated_at'], -5),
  },
  'runs-in-local-time': {
    breaks: ['types.timestamp'],
    mistake: 'The table of runs has a column without a time zone, which the driver fills with local time.',
    applyTo: (parts) => withZone(parts, ['getRun'], ['created_at', 'started_at', 'completed_at'], -4),
  },
});
