import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('listAssetTypes'), {
  'names-in-languages': {
    breaks: ['types.asset-type-fields'],
    mistake: 'Names have become translatable.',
    applyTo: (parts) => withRecord(parts, 'listAssetTypes', (type) => ({ ...type, name: { en: type.name } })),
  },
  'nothing-for-no-items': {
    breaks: ['pagination.envelope'],
    mistake: 'A list into which nothing was ever put is written as null, as some languages do.',
    applyTo: (parts) =>
      withWire(parts, 'listAssetTypes', (wire) => ({
        ...wire,
        body: wire.body?.replace(/"items":\s*\[\s*\]/, '"items":null'),
      })),
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
