import { expect, it } from 'vitest';
import { bare_facts } from '../testing/written-evidence.support.ts';
import { ownerName } from './fresh-workflow.ts';

const choices = { workflows: { owner: 'organization_slug' as const } };
const owner = { kind: 'api_key', organization: { id: 'O1', slug: 'acme' } } as const;

it.each([
  ['its own', { kind: 'user', organization: { id: 'o2', slug: 'other' } }, 'other'],
  ['that of a principal of the same organization', { kind: 'user', organization: { id: 'o1' } }, 'acme'],
  ['none where nobody tells it', { kind: 'user', organization: { id: 'o2' } }, undefined],
] as const)('the owner of a workflow is the slug of its organization: %s', (_, member, slug) => {
  const facts = { ...bare_facts, choices, principals: { owner, member } };
  expect(ownerName(facts, 'member', undefined, undefined)).toBe(slug);
});
