import { Refused } from '../../../src/server/refused.ts';
import { unknownRuns } from '../../checks/runs/unknown-not-served.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(unknownRuns, {
  'unknown-is-not-yours': {
    obeys: ['runs.unknown-not-served'],
    what: 'A run that nobody has is refused with 403, as one that the caller may not see.',
    choices: { codes: { for: { getRun: { foreign_record: 403 } } } },
    applyTo: (parts) =>
      withHandlers(parts, ({ getRun }) => ({
        async getRun(call) {
          const is_known = (await parts.store.run(call.request.path.id!.toLowerCase())) !== undefined;
          if (!is_known) throw new Refused('foreign_record');
          return getRun(call);
        },
      })),
  },
});
