import { readsAgree } from '../../checks/document/reads-agree.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from '../runs/changed-runs.ts';

export const mutants = mutantsOf(readsAgree, {
  'one-in-five-lacks-sizes': {
    breaks: ['records.one-value-at-a-time'],
    mistake: 'The cache of records was filled before there were sizes, for one in five of them.',
    applyTo(parts) {
      let shown = 0;
      return withRecord(parts, 'listAssets', (asset) => {
        shown += 1;
        return shown % 5 === 0 ? { ...asset, size_bytes: null } : asset;
      });
    },
  },
  'users-shown-the-size-before': {
    breaks: ['records.one-value-at-a-time'],
    mistake:
      'The view for users is made from a row that is used again, so that the size of the last asset stays in it.',
    applyTo(parts) {
      let last: unknown;
      return withRecord(parts, 'getAsset', (asset, { caller }) => {
        const size_bytes = caller?.kind === 'user' ? last : asset.size_bytes;
        last = asset.size_bytes;
        return { ...asset, size_bytes };
      });
    },
  },
  'logs-timed-when-shown': {
    breaks: ['records.fixed-fields'],
    mistake: 'The shape of a log entry fills in the time where it is not handed one, and the read hands it none.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        const timestamp = new Date(parts.clock.now_ms()).toISOString();
        return { ...run, logs: (run.logs as object[] | undefined)?.map((entry) => ({ ...entry, timestamp })) };
      }),
  },
  'list-joins-the-wrong-column': {
    breaks: ['records.fixed-fields'],
    mistake: 'The list takes the organization from the column beside it, which holds the creator.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) => ({ ...asset, org_id: asset.created_by ?? asset.org_id })),
  },
});
