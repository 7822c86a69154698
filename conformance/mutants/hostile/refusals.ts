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
});
