import { hostileRefusals } from '../../checks/hostile/refusals.ts';
import { withUncaught } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(hostileRefusals, {
  'guard-throws': {
    breaks: ['errors.no-server-error'],
    mistake: 'The guard of one route throws where there is no token, and no handler of the framework knows that error.',
    applyTo: (parts) => withUncaught(parts, 'updateBalance', 'unauthenticated'),
  },
  'members-alone-expected': {
    breaks: ['errors.no-server-error'],
    mistake: 'The role of the caller is read off a membership that is taken to be there.',
    applyTo: (parts) => withUncaught(parts, 'listAssets', 'not_member'),
  },
  'none-found': {
    breaks: ['errors.no-server-error'],
    mistake: 'The row that a folder is to be read from is taken apart before anybody looks whether there is one.',
    applyTo: (parts) => withUncaught(parts, 'getAssetFolder', 'not_found', 'foreign_record'),
  },
  'people-expected': {
    breaks: ['errors.no-server-error'],
    mistake: 'The user who rates is looked up by the id in the token, which an API key has none of.',
    applyTo: (parts) => withUncaught(parts, 'rateRun', 'human_required'),
  },
});
