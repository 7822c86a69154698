import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('listAssetTypes'), {
  'names-in-languages': {
    breaks: ['types.asset-type-fields'],
    mistake: 'Names have become translatable.',
    applyTo: (parts) => withRecord(parts, 'listAssetTypes', (type) => ({ ...type, name: { en: type.name } })),
  },
  'time-in-seconds': {
    breaks: ['types.timestamp'],
    mistake: 'Times are shown as seconds since 1970.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssetTypes', (type) => ({
        ...type,
        created_at: Date.parse(String(type.created_at)) / 1000,
      })),
  },
});
