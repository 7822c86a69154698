import { madeBy } from '../../checks/isolation/made-by.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(madeBy, {
  'in-capitals-or-untold': {
    obeys: ['records.maker'],
    what: 'A folder tells its maker in capital letters, and a run does not tell who dispatched it.',
    applyTo(parts) {
      const untold = withRecord(parts, 'getRun', (run) => ({ ...run, created_by: null }));
      return (['createAssetFolder', 'getAssetFolder'] as const).reduce(
        (all, operation) =>
          withRecord(all, operation, ({ created_by, ...folder }) => ({
            ...folder,
            ...(typeof created_by === 'string' && { created_by: created_by.toUpperCase() }),
          })),
        untold,
      );
    },
  },
});
