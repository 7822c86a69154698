import { callerOf } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { isolatedLists } from '../../checks/isolation/lists.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { withOwnAssetsAlone } from '../own-assets-alone.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(isolatedLists, {
  'foreign-ids-refused': {
    obeys: ['isolation.filters'],
    what: 'A filter that names the id of another organization’s asset, or that organization, is refused and not just empty.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listAssets }) => ({
        async listAssets(call) {
          const { filter } = call.request.query;
          const own = callerOf(call).organization_id;
          for (const { field, value } of Array.isArray(filter) ? filter : []) {
            const owner =
              field === 'id' ? (await parts.store.asset(String(value)))?.org_id : field === 'org_id' ? value : own;
            if (owner !== undefined && owner !== own) throw new Refused('foreign_record');
          }
          return listAssets(call);
        },
      })),
  },
  'own-first-page': {
    obeys: ['isolation.cursors'],
    what: 'A caller who follows a cursor that another organization received sees the first page of its own list.',
    choices: { lists: { bad_cursor: 'first_page' } },
  },
  'own-assets-alone': {
    obeys: ['isolation.lists'],
    what: 'The list of a person is narrower than that of the organization: the assets that he or she made.',
    applyTo: withOwnAssetsAlone,
  },
});
