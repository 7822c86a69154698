import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const namesInLanguages: Mutant = {
  id: 'schema/listAssetTypes--names-in-languages',
  clauses: ['types.asset-type-fields'],
  check: 'schema/listAssetTypes',
  mistake: 'Names have become translatable.',
  applyTo: (parts) => withRecord(parts, 'listAssetTypes', (type) => ({ ...type, name: { en: type.name } })),
};
