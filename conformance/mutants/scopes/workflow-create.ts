import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import { scopeToCreate } from '../../checks/scopes/workflow-create.ts';
import { withHandlers } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withMisplacedDone, withoutScope, withRefusalsTold, withRefusedServed } from '../other-callers.ts';
import { mayAnywhere, mayEdit } from '../scopes-of-anywhere.ts';

export const mutants = mutantsOf(scopeToCreate, {
  'editing-is-enough': {
    breaks: ['scopes.per-organization'],
    mistake: 'Whoever may change a workflow may make one: the two are one permission in the code.',
    applyTo: (parts) => withoutScope(parts, 'createGraphWorkflow', mayEdit),
  },
  'made-before-the-membership': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake:
      'The workflow is made for the organization of the key; which one the header names is looked at behind that.',
    applyTo: (parts) => withMisplacedDone(parts, 'createGraphWorkflow'),
  },
  'made-before-the-token': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake: 'The workflow is made while the token is looked up, for whoever called last, and nobody takes it back.',
    applyTo: (parts) => withRefusedServed(parts, ['createGraphWorkflow']),
  },
  'name-kept-for-the-refused': {
    breaks: ['scopes.refusal-changes-nothing'],
    mistake: 'The name is reserved while the scope is looked up, and nobody gives it free when the scope is missing.',
    applyTo: (parts) => withNameKept(parts, () => true),
  },
  'header-instead-of-scopes': {
    breaks: ['scopes.workflow-create'],
    mistake: 'Where the header names an organization, its membership is looked at, and the scopes of a key are not.',
    applyTo: (parts) =>
      withoutScope(parts, 'createGraphWorkflow', (token, _, request) => request.organization === token.organization_id),
  },
  'reading-is-enough': {
    breaks: ['scopes.workflow-create'],
    mistake: 'The guard compares the word before the colon alone: whoever may read workflows may make them.',
    applyTo: (parts) => withoutScope(parts, 'createGraphWorkflow', ({ kind }) => kind === 'api_key'),
  },
  'scopes-of-anywhere': {
    breaks: ['scopes.per-organization'],
    mistake: 'The scopes of all memberships of a user are put into the token when it is issued.',
    applyTo: (parts) => withoutScope(parts, 'createGraphWorkflow', mayAnywhere),
  },
  'name-kept-for-refused-people': {
    breaks: ['scopes.refusal-changes-nothing'],
    mistake: 'The page reserves the name that is typed in, before anybody asks whether its user may create.',
    applyTo: (parts) => withNameKept(parts, (token) => token.kind === 'user'),
  },
});

/** The name of a workflow whose creation is refused for want of the scope is taken from then on. */
function withNameKept(parts: Parts, isMeant: (token: TokenRow) => boolean): Parts {
  const reserved = new Set<unknown>();
  const nameIn = (body: unknown) => (body as { name?: unknown } | undefined)?.name;
  const reserving = withRefusalsTold(parts, 'createGraphWorkflow', ({ body }, token) => {
    if (isMeant(token)) reserved.add(nameIn(body));
    return undefined;
  });
  return withHandlers(reserving, ({ createGraphWorkflow }) => ({
    async createGraphWorkflow(call) {
      if (reserved.has(nameIn(call.request.body))) throw new Refused('conflict');
      return createGraphWorkflow(call);
    },
  }));
}
