import { expect, it } from 'vitest';
import { lacking } from './lacking.ts';

const absent = ['fixtures.models.cancels', 'fixtures.workflow'];

it.each<[string, string[] | undefined, string, string]>([
  ['what a file says nothing of', absent, 'fixtures.models.fails', 'could-not-run'],
  ['what it says is not there', absent, 'fixtures.models.cancels', 'not-claimed'],
  ['a part of that', absent, 'fixtures.workflow.create', 'not-claimed'],
  ['what is wanted of it in words', absent, 'fixtures.workflow with owner and slug', 'not-claimed'],
  ['a name that begins alike', ['fixtures.models.can'], 'fixtures.models.cancels', 'could-not-run'],
  ['nothing that is null', undefined, 'fixtures.models.cancels', 'could-not-run'],
])('%s', (_, none, name, verdict) => {
  expect(lacking({ ...(none && { absent: none }) }, name).verdict).toBe(verdict);
});
