import { expect, test } from 'vitest';
import type { LinkObject, OpenApiDocument, ResponseObject } from '../../src/contract/document.ts';
import { linkProblems } from './link-problems.ts';
import { smallDocument } from './small-document.ts';

const toTheThing = { operationId: 'deleteThing', parameters: { id: '$response.body#/id' } };

const table: [string, { given: Record<string, LinkObject>; want: string[] }][] = [
  ['a link by its operation', { given: { deleteThing: toTheThing }, want: [] }],
  ['no link', { given: {}, want: [] }],
  [
    'to no operation',
    {
      given: { removeThing: { operationId: 'removeThing' } },
      want: ['link removeThing of makeThing leads to removeThing, which is no operation'],
    },
  ],
  [
    'from a field with a slash in its name',
    {
      given: { deleteThing: { ...toTheThing, parameters: { id: '$response.body#/a~1b' } } },
      want: ['link deleteThing of makeThing takes a/b, which the answer does not have'],
    },
  ],
  [
    'by a parameter that there is not, from a field that there is not',
    {
      given: { deleteThing: { ...toTheThing, parameters: { thing_id: '$response.body#/thing/id' } } },
      want: [
        'link deleteThing of makeThing gives thing_id, which deleteThing does not take',
        'link deleteThing of makeThing takes thing, which the answer does not have',
      ],
    },
  ],
];

function withLinks(links: Record<string, LinkObject>): OpenApiDocument {
  const copy = structuredClone(smallDocument);
  (copy.paths['/things/{id}']!.post!.responses['201'] as ResponseObject).links = links;
  return copy;
}

test.each(table)('%s', (_, { given, want }) => {
  expect(linkProblems(withLinks(given))).toEqual(want);
});

test('creates that answer alike lead to the same operations', () => {
  const document = withLinks({ deleteThing: toTheThing });
  const { operationId: _, ...create } = structuredClone(smallDocument.paths['/things/{id}']!.post!);
  document.paths['/things/{id}/copies'] = {
    ...document.paths['/things/{id}'],
    post: { ...create, operationId: 'copyThing', callbacks: {} },
    delete: undefined,
  };
  expect(linkProblems(document)).toEqual(['copyThing has no link deleteThing, as its like have']);
});
