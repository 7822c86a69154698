import { idsDistinct } from '../../checks/uploads/ids-distinct.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(idsDistinct, {
  'one-after-the-other': {
    obeys: ['uploads.ids-distinct'],
    what: 'Ids are counted up: those of two sessions differ in one digit of their first part.',
    applyTo(parts) {
      let count = 0;
      return withPart(parts, 'random', () => ({
        uuid() {
          count += 1;
          return `${count.toString(16).padStart(8, '0')}-0000-4000-8000-0000005e5510`;
        },
      }));
    },
  },
});
