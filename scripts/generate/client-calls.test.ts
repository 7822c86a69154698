import { expect, test } from 'vitest';
import { clientCallsSource } from './client-calls.ts';
import { smallDocument } from './small-document.ts';

const source = clientCallsSource(smallDocument);

test('a method has the words of its operation, and what it is asked and answers', () => {
  expect(source).toContain(`  /**
   * Make a thing.
   *
   * @returns made
   * @throws ModelRunError, by the document with 422
   */
  makeThing(request: MakeThingRequest, options?: Options): Promise<Schemas['Thing']>;
`);
  expect(source).toContain(`export interface MakeThingRequest {
  /** Parameters of the path. */
  path: {
    id: string;
  };
  /** The fields of the body. */
  body: Loose<Schemas['ThingCreate']>;
}
`);
});

test('the other kinds of answers', () => {
  expect(source).toContain('  deleteThing(request: DeleteThingRequest, options?: Options): Promise<undefined>;');
  expect(source).toContain('  probe(request?: ProbeRequest, options?: Options): Promise<{ [name: string]: unknown }>;');
  expect(source).toContain('  readText(request?: ReadTextRequest, options?: Options): Promise<string>;');
});

test('items of a list are whole records, and what may be left out may be undefined', () => {
  expect(source).toContain(`export interface Items {
  listThings: Schemas['Thing'];
}
`);
  expect(source).toContain('    limit?: number | undefined;');
  expect(source).toContain('    "X-Organization-Id"?: string | undefined;');
  expect(source).toContain("): Promise<Page<Projected<Items['listThings'], Request>>>;");
});

test('a parameter of an unknown type is named', () => {
  const copy = structuredClone(smallDocument);
  copy.paths['/probe']!.get!.parameters = [{ name: 'odd', in: 'query', schema: { type: 'object' } }];
  expect(() => clientCallsSource(copy)).toThrow('probe: no type is known for the parameter odd');
});
