import { describe, expect, it } from 'vitest';
import { ownedBy } from './owned-by.ts';
import { summaryOf } from './summary.ts';
import type { Target } from './target.ts';

const organization = { id: 'o1', slug: 'acme', callback_secret: 'hush' };
const target: Target = {
  base_url: 'http://target.test',
  principals: {
    owner: { kind: 'api_key', token: 'key', organization },
    human: { kind: 'user', token: 'session', organization: { id: 'o1' } },
    member: { kind: 'user', token: 'other', organization: { id: 'o2' } },
  },
};

describe('a target whose owner is a user', () => {
  const owned = ownedBy(target, 'human');

  it('has the user’s token, and what its file says of the owner’s organization', () => {
    expect(owned.principals.owner).toEqual({ kind: 'user', token: 'session', organization });
    expect(owned.principals.human).toBe(target.principals.human);
  });

  it('takes a user of whom no organization is told for one of the owner’s', () => {
    const human = { kind: 'user', token: 'session' } as const;
    const { principals } = ownedBy({ ...target, principals: { ...target.principals, human } }, 'human');
    expect(principals.owner).toEqual({ ...human, organization });
  });

  it('is named in reports as what it is', () => {
    expect(summaryOf(owned)).toMatchObject({ owned_by: 'human' });
    expect(summaryOf(owned).hash).not.toBe(summaryOf(target).hash);
    expect(summaryOf(target)).not.toHaveProperty('owned_by');
  });
});

it.each([
  ['member', target, 'principals.member.organization.id is o2, and that of principals.owner is o1'],
  ['human', { ...target, principals: {} }, 'the target has no principals.human'],
] as const)('%s cannot stand for the owner of another organization, or where it is not', (name, of, message) => {
  expect(() => ownedBy(of, name)).toThrow(`--owner ${name}: ${message}`);
});
