import { isolatedReads } from '../../checks/isolation/reads.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

const folder_operations = ['createAssetFolder', 'getAssetFolder'] as const;

export const permitted = permittedOf(isolatedReads, {
  'folders-keep-it-to-themselves': {
    obeys: ['assets.per-organization'],
    what: 'A folder does not show whose it is, which its callers know anyway.',
    applyTo: (parts) =>
      folder_operations.reduce((changed, one) => withRecord(changed, one, ({ org_id: _, ...record }) => record), parts),
  },
  'each-in-its-own-words': {
    obeys: ['isolation.reads', 'assets.per-organization'],
    what: 'Records of another organization are 401 for runs, 403 for assets and batches, and 404 for everything else.',
    choices: {
      codes: {
        for: {
          getRun: { foreign_record: 401 },
          rateRun: { foreign_record: 401 },
          getAsset: { foreign_record: 403 },
          listBatchItems: { foreign_record: 403 },
          getBatchItem: { foreign_record: 403 },
        },
      },
    },
  },
});
