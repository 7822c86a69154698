import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { documentProblems } from './problems.ts';
import { smallDocument } from './small-document.ts';

const table: [string, { given: (copy: OpenApiDocument) => void; want: string[] }][] = [
  ['nothing', { given: () => {}, want: [] }],
  [
    'an operationId of a callback that an operation has',
    {
      given: (copy) => {
        copy.paths['/probe']!.get!.operationId = 'onThingDone';
      },
      want: ['operationId onThingDone is used twice'],
    },
  ],
  [
    'no operationId',
    {
      given: (copy) => {
        copy.webhooks!.thingMade!.post!.operationId = undefined as never;
      },
      want: ['post thingMade has no operationId'],
    },
  ],
  [
    'a reference that leads nowhere, told once',
    {
      given: (copy) => {
        copy.components.schemas.A = { allOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/B' }] };
      },
      want: ['nothing stands at #/components/schemas/B'],
    },
  ],
  [
    'a reference to another file',
    {
      given: (copy) => {
        copy.components.schemas.A = { $ref: 'a.yaml' };
      },
      want: ['nothing stands at a.yaml'],
    },
  ],
  [
    'a reference inside an example is a value',
    {
      given: (copy) => {
        copy.components.examples = { one: { value: { $ref: '#/nowhere' } } };
        copy.components.schemas.A = { example: { $ref: '#/nowhere' } };
      },
      want: [],
    },
  ],
  [
    'a path parameter that may be left out',
    {
      given: (copy) => {
        copy.paths['/things/{id}']!.parameters = [{ name: 'id', in: 'path' }];
      },
      want: ['path parameter id of deleteThing must be required'],
    },
  ],
];

test.each(table)('%s', (_, { given, want }) => {
  const copy = structuredClone(smallDocument);
  given(copy);
  expect(documentProblems(copy)).toEqual(want);
});
