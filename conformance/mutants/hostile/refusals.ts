import { hostileRefusals } from '../../checks/hostile/refusals.ts';
import { withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(hostileRefusals, {
  'guard-throws': {
    breaks: ['errors.no-server-error'],
    mistake: 'The guard of one route throws where there is no token, and no handler of the framework knows that error.',
    applyTo: (parts) =>
      withProblem(parts, 'updateBalance', (wire, { refusal }) =>
        refusal === 'unauthenticated' ? { ...wire, status: 500 } : wire,
      ),
  },
  'members-alone-expected': {
    breaks: ['errors.no-server-error'],
    mistake: 'The role of the caller is read off a membership that is taken to be there.',
    applyTo: (parts) =>
      withProblem(parts, 'listAssets', (wire, { refusal }) =>
        refusal === 'not_member' ? { ...wire, status: 500 } : wire,
      ),
  },
  'none-found': {
    breaks: ['errors.no-server-error'],
    mistake: 'The row that a folder is to be read from is taken apart before anybody looks whether there is one.',
    applyTo: (parts) =>
      withProblem(parts, 'getAssetFolder', (wire, { refusal }) =>
        refusal === 'not_found' || refusal === 'foreign_record' ? { ...wire, status: 500 } : wire,
      ),
  },
  'people-expected': {
    breaks: ['errors.no-server-error'],
    mistake: 'The user who rates is looked up by the id in the token, which an API key has none of.',
    applyTo: (parts) =>
      withProblem(parts, 'rateRun', (wire, { refusal }) =>
        refusal === 'human_required' ? { ...wire, status: 500 } : wire,
      ),
  },
});
