import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { pendingInvitations } from './pending-invitations.ts';

const facts = { fixtures: { invitation: { email: 'human@acme.example' } } };
const me = (name: string, pending_invitations: unknown, status = 200) =>
  answered(
    `of/${name}`,
    'getMe',
    status,
    { id: name, email: `${name}@acme.example`, pending_invitations },
    { principal: name },
  );
const to = (name: string) => ({ id: 'v1', email: `${name}@Acme.example`, invited_by: 'owner@acme.example' });

it.each([
  ['each their own', [me('human', [to('human')]), me('member', []), me('owner', [to('owner')])], 'satisfied'],
  ['in pages', [me('human', { items: [to('human')] }), me('member', { items: [] })], 'satisfied'],
  ['a shape of its own', [me('human', { acme: 'come in' }), me('member', null)], 'satisfied'],
  ['without addresses', [me('human', [{ id: 'v1' }]), me('member', [{ id: 'v2' }])], 'satisfied'],
  [
    'invited by a member of the same list',
    [me('human', [to('human')]), me('owner', [to('owner')]), me('member', [])],
    'satisfied',
  ],
  ['no invitation', [me('human', [])], ['invitation-missing']],
  ['nothing at all', [me('human', null)], ['invitation-missing']],
  ['somebody else’s', [me('human', [to('human')]), me('member', [to('human')])], ['invitation-of-another']],
  ['nobody with the address', [me('member', []), me('owner', null, 403)], 'stopped'],
  ['an error', [me('human', [to('human')]), me('member', [], 500)], 'stopped'],
] as const)('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(pendingInvitations, written(exchanges, { facts }))).toEqual(outcome);
});

it('holds a target to what it declares of API keys', () => {
  const declared = { ...facts, choices: { access: { account_with_api_key: 'refused' as const } } };
  const evidence = written([me('human', [to('human')]), me('owner', [])], { facts: declared });
  expect(outcomeOf(pendingInvitations, evidence)).toEqual(['not-as-declared']);
});
