import { unknownNames } from '../../checks/lists/unknown.ts';
import { mutantsOf } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const mutants = mutantsOf(unknownNames, {
  'broken-cursor-is-none': {
    breaks: ['lists.bad-cursor'],
    mistake: 'A cursor that cannot be read counts as none, and the walk begins anew.',
    applyTo: (parts) => withListPolicies(parts, 'listBatchItems', { bad_cursor: 'first_page' }),
  },
  'conditions-passed-over': {
    breaks: ['lists.unknown-filter'],
    mistake: 'A condition on a field that is no column of asset types is passed over.',
    applyTo: (parts) => withListPolicies(parts, 'listAssetTypes', { unknown_filter: 'ignored' }),
  },
  'default-in-its-place': {
    breaks: ['lists.unknown-sort'],
    mistake: 'An order that cannot be had is taken for none, and the default stands in its place.',
    applyTo: (parts) => withListPolicies(parts, 'listAssets', { unknown_sort: 'ignored' }),
  },
  'embeds-of-the-account-unread': {
    breaks: ['lists.unknown-embed'],
    mistake: 'The account looks for the embeds that it knows, and not at the others.',
    applyTo: (parts) => withListPolicies(parts, 'getMe', { unknown_embed: 'ignored' }),
  },
  'fields-picked-from-records': {
    breaks: ['lists.unknown-field'],
    mistake: 'The projection picks from the finished record whatever it has, and asks for no more.',
    applyTo: (parts) => withListPolicies(parts, 'listEventTypes', { unknown_field: 'ignored' }),
  },
  'parameters-of-reads-unread': {
    breaks: ['lists.unknown-parameter'],
    mistake: 'Parameters are checked on lists alone; a read takes any.',
    applyTo: (parts) => withListPolicies(parts, 'getAsset', { unknown_parameter: 'ignored' }),
  },
});
