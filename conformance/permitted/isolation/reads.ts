import { isolatedReads } from '../../checks/isolation/reads.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(isolatedReads, {
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
