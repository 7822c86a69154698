import { isolatedLists } from '../../checks/isolation/lists.ts';
import { withOwnAssetsAlone } from '../own-assets-alone.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(isolatedLists, {
  'own-assets-alone': {
    obeys: ['isolation.lists'],
    what: 'The list of a person is narrower than that of the organization: the assets that he or she made.',
    applyTo: withOwnAssetsAlone,
  },
});
