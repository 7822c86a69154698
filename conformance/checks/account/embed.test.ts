import { expect, it } from 'vitest';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { accountEmbed } from './embed.ts';

const embed = ['memberships', 'organizations'] as const;
const memberships = [
  { org: { id: 'o1' }, role_code: 'member', scopes: [] },
  { org: { id: 'o2' }, role_code: 'reader', scopes: [] },
];
const me = (step: string, more: object = {}, asked: readonly string[] = []) =>
  answered(step, 'getMe', 200, { id: 'u1', ...more }, { principal: 'human', query: { embed: asked } });
const refused = (step: string, asked: readonly string[] = embed) =>
  answered(step, 'getMe', 422, {}, { principal: 'human', query: { embed: asked } });
const forbidden = answered('embedded', 'getMe', 403, {}, { principal: 'human', query: { embed } });
const start = [me('plain'), me('memberships', { memberships }, ['memberships'])];

it.each([
  ['both', [me('embedded', { memberships, organizations: [{ key: 'o1' }] }, embed)], 'satisfied'],
  [
    'in another order and another shape',
    [me('embedded', { memberships: memberships.toReversed(), organizations: { o1: {} } }, embed)],
    'satisfied',
  ],
  ['a list that is refused', [refused('embedded')], ['embed-refused']],
  ['a list that the user may not see', [forbidden], 'stopped'],
  ['no memberships', [me('embedded', { organizations: [{}] }, embed)], ['no-memberships']],
  ['other memberships', [me('embedded', { memberships: [], organizations: [{}] }, embed)], ['other-memberships']],
  ['no organizations', [me('embedded', { memberships }, embed)], 'satisfied'],
  ['another person', [me('embedded', { id: 'o1', memberships, organizations: [{}] }, embed)], ['another-person']],
] as const)('%s', (_, exchanges, outcome) => {
  const evidence = written([...start, ...exchanges], { case: { by: 'human', embed } });
  expect(outcomeOf(accountEmbed, evidence)).toEqual(outcome);
});

it.each([
  ['unasked', { memberships }, 'always'],
  ['when asked for', {}, 'when_embedded'],
] as const)('memberships that are shown %s are observed, and held to what is declared', (_, plain, value) => {
  const both = me('embedded', { memberships, organizations: [] }, embed);
  const exchanges = [me('plain', plain), start[1]!, both];
  const declaring = (declared: 'always' | 'when_embedded') =>
    written(exchanges, { case: { by: 'human', embed }, facts: { choices: { records: { memberships: declared } } } });
  const evidence = declaring(value);
  expect(accountEmbed.observe!(evidence as never)).toEqual([
    { choice: 'records.memberships', operation: 'getMe', value },
  ]);
  expect(outcomeOf(accountEmbed, evidence)).toBe('satisfied');
  const other = value === 'always' ? 'when_embedded' : 'always';
  expect(outcomeOf(accountEmbed, declaring(other))).toEqual(['not-as-declared']);
});

it('proves nothing where the account is not read at all', () => {
  const evidence = written([refused('plain', []), refused('embedded')], { case: { by: 'human', embed } });
  expect(outcomeOf(accountEmbed, evidence)).toBe('stopped');
});

it('asks in a second organization too, where there is one', () => {
  const casesFor = (second?: string) => {
    const member = { kind: 'user', ...(second !== undefined && { second_organization: { id: second } }) } as const;
    const source = accountEmbed.cases({ ...bare_facts, principals: { member } });
    return source.kind === 'table' ? source.table.slice(6) : [];
  };
  expect(casesFor()).toEqual([]);
  expect(casesFor('o2')).toEqual([{ by: 'member', embed: expect.arrayContaining([...embed]), acts_in: 'second' }]);
});
