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
  'people-ask-twice': {
    breaks: ['scopes.per-organization'],
    mistake:
      'The form of a user is kept while the scope is looked up; sent again, it is taken for one that was allowed.',
    applyTo(parts) {
      const sent = new Set<unknown>();
      const { authorize } = withoutScope(parts, 'createGraphWorkflow');
      return {
        ...parts,
        async authorize(world, operation, request, token) {
          if (operation.id !== 'createGraphWorkflow' || token.kind !== 'user')
            return parts.authorize(world, operation, request, token);
          const { name } = (request.body ?? {}) as { name?: unknown };
          const is_again = sent.has(name);
          sent.add(name);
          return (is_again ? authorize : parts.authorize)(world, operation, request, token);
        },
      };
    },
  },
  'keys-may-all': {
    breaks: ['scopes.workflow-create'],
    mistake: 'Scopes are thought of as something that people have, and a key may do whatever its organization may.',
    applyTo: (parts) => withoutScope(parts, 'createGraphWorkflow', ({ kind }) => kind === 'api_key'),
  },
  'made-before-the-guard': {
    breaks: ['scopes.refusal-changes-nothing'],
    mistake: 'The guard stands behind the handler, as the last layer that was put in.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        try {
          return await parts.authorize(world, operation, request, token);
        } catch (error) {
          if (operation.id !== 'createGraphWorkflow' || token.organization_id === null) throw error;
          const caller = { ...token, organization_id: token.organization_id, token };
          const call = { world, operation, request, request_id: '', baseUrl: () => '', caller };
          await parts.handlers.createGraphWorkflow(call);
          throw error;
        }
      },
    }),
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
  'name-kept-the-second-time': {
    breaks: ['scopes.refusal-changes-nothing'],
    mistake: 'A key that is refused again is taken for one whose scope is on its way, and its request is kept.',
    applyTo(parts) {
      const refused = new Set<string>();
      return withNameKept(parts, (token) => {
        const was_refused = refused.has(token.hash);
        refused.add(token.hash);
        return was_refused;
      });
    },
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
