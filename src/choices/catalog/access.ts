/** The choices about organizations, principals and scopes. */
import { operationIds, operations } from '../../contract/operations.ts';
import type { ChoiceGroup } from './choice.ts';
import { described, drawn, map, name, orNull, parts, some, words } from './values.ts';

export const access: ChoiceGroup = {
  says: 'Organizations, principals and scopes.',
  choices: {
    organization_header: {
      says: 'What X-Organization-Id does.',
      values: parts({
        not_member: described('The status when the caller does not belong to it.', words(400, 403, 404)),
        malformed: described('The status when it is no UUID.', words(400, 422)),
        elsewhere: described('Outside the operations on workflows.', words('honoured', 'ignored')),
      }),
      reference: { not_member: 403, malformed: 422, elsewhere: 'honoured' },
      unlike: { not_member: 404, malformed: 400 },
      unlike_for: { listAssetTypes: { elsewhere: 'ignored' } },
      untold: 'what the header does is observed',
    },
    user_default_organization: {
      says: 'Where the token of a user acts without the header.',
      note: 'A refusal has the status of `organization_header.not_member`.',
      values: words('first_membership', 'refused'),
      reference: 'first_membership',
      unlike: 'refused',
      unlike_for: { listAssetTypes: 'first_membership' },
      untold: 'callers with several organizations name the one they mean',
    },
    scopes: {
      says: 'Names of scopes by the name that the document has for them; null where none is needed.',
      note: 'Of the stated `graph-workflows:` scopes, only that of a dispatch can have another name, under `for: {dispatchGraphWorkflowRun: …}`.',
      values: drawn(
        map('{scope: name or null}', orNull(name)),
        {},
        { 'assets:write': 'files.edit', 'runs:create': 'run', 'webhooks:create': 'hooks' },
        { 'assets:write': null, 'runs:create': null, 'runs:rate': null },
        { 'assets:write': 'write', 'billing:edit': 'write' },
      ),
      reference: {},
      unlike: {
        'assets:write': 'files.edit',
        'billing:edit': 'money.edit',
        'runs:create': null,
        'webhooks:create': 'hooks.add',
      },
      unlike_for: { dispatchGraphWorkflowRun: { 'graph-workflows:create': 'graph-workflows:run' } },
      on: operationIds.filter((id) => operations[id].scopes.length > 0),
      untold: 'a scope that is not needed is no refusal, and no check asks for one',
    },
    account_with_api_key: {
      says: 'What the account read answers to an API key.',
      note: 'service_account is the key itself, in the shape of a user; a refusal has the status of `codes.missing_scope`.',
      values: words('issuing_user', 'service_account', 'refused'),
      reference: 'issuing_user',
      unlike: 'service_account',
      on: ['getMe'],
      untold: 'what an API key reads there is observed',
    },
    anonymous_operations: {
      says: 'Operations that need no token, beside the text of a model.',
      values: some('getHealth', 'listEventTypes'),
      reference: ['getHealth'],
      unlike: ['listEventTypes'],
      on: ['getHealth', 'listEventTypes'],
      untold: 'an answer without a token is observed',
    },
    own_private_model_text: {
      says: 'What the owner of a private model is answered who asks for its text with a token.',
      values: words('not_found', 'shown'),
      reference: 'not_found',
      unlike: 'shown',
      on: ['getModelText'],
      untold: 'observed',
    },
  },
};
