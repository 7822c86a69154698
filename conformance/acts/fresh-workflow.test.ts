import { expect, it } from 'vitest';
import { bare_facts } from '../testing/written-evidence.support.ts';
import { ownerName } from './fresh-workflow.ts';

const choices = { workflows: { owner: 'organization_slug' as const } };
const owner = { kind: 'api_key', organization: { id: 'O1', slug: 'acme' } } as const;
// One whose organization is known by its slug alone.
const outsider = { kind: 'api_key', organization: { slug: 'unnumbered' } } as const;

it.each([
  ['its own', { kind: 'user', organization: { id: 'o2', slug: 'other' } }, 'other'],
  ['that of a principal of the same organization', { kind: 'user', organization: { id: 'o1' } }, 'acme'],
  ['none where no id says that it is the same', { kind: 'user', organization: {} }, undefined],
  ['none where nobody tells it', { kind: 'user', organization: { id: 'o2' } }, undefined],
] as const)('the owner of a workflow is the slug of its organization: %s', (_, member, slug) => {
  const facts = { ...bare_facts, choices, principals: { owner, outsider, member } };
  expect(ownerName(facts, 'member', undefined, undefined)).toBe(slug);
});
