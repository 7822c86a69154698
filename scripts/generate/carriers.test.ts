import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { type ClauseSubject, withClauses } from './carriers.ts';
import { smallDocument } from './small-document.ts';

/** The small document as it stands in split files: without clauses, and its parameter a component. */
function split(): OpenApiDocument {
  const document = structuredClone(smallDocument);
  const operation = document.paths['/things']!.get!;
  delete operation['x-clauses'];
  operation.parameters = [{ $ref: '#/components/parameters/Size' }];
  const Size = { name: 'limit', in: 'query', schema: { type: 'integer' } };
  return { ...document, components: { ...document.components, parameters: { Size } } };
}

const every: ClauseSubject = { id: 'things.every', operations: ['authenticated', 'probe', 'events'] };
const sized: ClauseSubject = { id: 'things.sized', operations: 'lists', parameters: ['Size'], schemas: ['ThingPage'] };
const whole: ClauseSubject = { id: 'things.whole', operations: 'all' };
const both: ClauseSubject = { id: 'things.both', operations: { group: 'authenticated', except: ['readText'] } };

test('operations, events, callbacks, parameters and schemas get their clauses last, in the order of the clauses', () => {
  const { paths, webhooks, components } = withClauses(split(), [sized, whole, every, both]);
  const list = paths['/things']!.get!;
  expect(Object.entries(list).at(-1)).toEqual(['x-clauses', ['things.sized', 'things.every', 'things.both']]);
  expect(paths['/text']!.get).toMatchObject({ 'x-clauses': ['things.every'] });
  expect(webhooks?.thingMade?.post).toMatchObject({ 'x-clauses': ['things.every'] });
  expect(JSON.stringify(paths['/things/{id}']!.post!.callbacks)).toContain('"x-clauses":["things.every"]');
  expect(components.parameters!.Size).toMatchObject({ 'x-clauses': ['things.sized'] });
  expect(components.schemas.ThingPage).toMatchObject({ 'x-clauses': ['things.sized'] });
  expect(components.schemas.Thing).not.toHaveProperty('x-clauses');
});

test.each<[string, OpenApiDocument, ClauseSubject[], string]>([
  [
    'an operation',
    split(),
    [every, { ...both, operations: ['makeThings'] }],
    'no operation of the document: makeThings',
  ],
  ['a group', split(), [every, { ...both, operations: 'makes' }], 'clause things.both names no operation'],
  ['a parameter', split(), [every, { ...sized, parameters: ['Sizes'] }], 'no parameter of the document: Sizes'],
  ['a schema', split(), [every, { ...sized, schemas: ['ThingsPage'] }], 'no schema of the document: ThingsPage'],
  ['clauses in split files', smallDocument, [every], 'the operation listThings has x-clauses'],
  ['an operation without a clause', split(), [sized], 'no clause of clauses.yaml names the operation makeThing'],
])('%s that does not fit is refused', (_, document, clauses, message) => {
  expect(() => withClauses(document, clauses)).toThrow(message);
});
