import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bundledDocument, methods, type OpenApiDocument, type PathItem, type Schema } from './document.ts';
import { publishedDocument } from './published.ts';

const document = publishedDocument(bundledDocument());

function small(schemas: Record<string, Schema>): OpenApiDocument {
  const used = Object.keys(schemas).map((name) => [name, { $ref: `#/components/schemas/${name}` }]);
  const answer = {
    description: 'All.',
    content: { 'application/json': { schema: { properties: Object.fromEntries(used) } } },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Small', version: '1.0.0' },
    paths: { '/all': { get: { operationId: 'all', responses: { '200': answer } } } },
    components: { schemas },
  };
}

describe('a schema', () => {
  it.each<[string, Record<string, Schema>, Schema]>([
    [
      'has the fields of its parts',
      {
        Fields: { type: 'object', description: 'Fields.', properties: { id: { type: 'string', readOnly: true } } },
        Record: { description: 'Whole.', allOf: [{ $ref: '#/components/schemas/Fields' }], required: ['id'] },
      },
      { description: 'Whole.', type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    ],
    [
      'that narrows a field down to one of its values keeps it',
      {
        Fields: {
          type: 'object',
          required: ['code'],
          properties: { code: { type: 'string' }, at: { type: 'string' } },
        },
        Record: {
          allOf: [{ $ref: '#/components/schemas/Fields' }, { type: 'object', properties: { code: { const: 'a' } } }],
        },
      },
      { type: 'object', required: ['code'], properties: { code: { enum: ['a'] }, at: { type: 'string' } } },
    ],
    [
      'that narrows a record in it down refers to the record',
      {
        Inner: { type: 'object' },
        Record: {
          allOf: [
            {
              properties: {
                inner: { description: 'One.', allOf: [{ $ref: '#/components/schemas/Inner' }, { required: ['a'] }] },
              },
            },
          ],
        },
      },
      {
        type: 'object',
        required: [],
        properties: { inner: { description: 'One.', $ref: '#/components/schemas/Inner' } },
      },
    ],
    [
      'may have a field that is always null',
      { Record: { type: 'object', properties: { none: { description: 'None.', type: 'null' } } } },
      {
        type: 'object',
        properties: {
          none: { description: 'None.', type: ['object', 'null'], maxProperties: 0, additionalProperties: true },
        },
      },
    ],
    [
      'may have a field named as a keyword',
      { Record: { type: 'object', 'x-stated': {}, properties: { const: { type: 'string' }, readOnly: true } } },
      { type: 'object', properties: { const: { type: 'string' }, readOnly: true } },
    ],
  ])('%s', (_, schemas, want) => {
    expect(publishedDocument(small(schemas)).components.schemas.Record).toEqual(want);
  });
});

describe('the document', () => {
  it('holds no word of the kit', () => {
    const { components, ...open } = document;
    const text = JSON.stringify([open, { ...components, examples: {} }]);
    expect(text.match(/"(x-[a-z]+|readOnly|const)":/)).toBeNull();
  });

  it('has each record in one piece, and refers to each schema', () => {
    const schemas = Object.entries(document.components.schemas);
    expect(schemas.filter(([, schema]) => typeof schema === 'object' && 'allOf' in schema)).toEqual([]);
    const text = JSON.stringify(document);
    expect(schemas.filter(([name]) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  });

  it('has its events under a tag that no operation has: openapi-generator loses what comes twice', () => {
    const tagsOf = (items: Record<string, PathItem> | undefined) =>
      new Set(Object.values(items ?? {}).flatMap((item) => methods.flatMap((method) => item[method]?.tags ?? [])));
    const [of_events, of_operations] = [tagsOf(document.webhooks), tagsOf(document.paths)];
    expect([...of_events]).toEqual(['events']);
    expect([...of_operations].filter((tag) => of_events.has(tag))).toEqual([]);
    expect(of_operations.has('webhooks')).toBe(true);
    expect(document.tags?.map(({ name }) => name).toSorted()).toEqual([...of_operations, ...of_events].toSorted());
  });

  it('names no schema as a global of a language, nor two alike', () => {
    const names = Object.keys(document.components.schemas);
    // As they were once: `Error` hides a global, `SortOrder` was a rank, and `RunDispatch` had a twin.
    expect(
      names.filter((name) => name in globalThis || /^(?:Any|Exception|Object|List|Dict|SortOrder)$/.test(name)),
    ).toEqual([]);
    expect(names.filter((name) => names.includes(`Model${name}`) || names.includes(`${name}Dispatch`))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining(['ErrorEnvelope', 'SortRank', 'ModelRunReceipt', 'WorkflowRunReceipt']),
    );
  });

  it('takes whatever the bundled one takes', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false });
    ajv.addSchema({ $id: 'kit', ...bundledDocument() });
    ajv.addSchema({ $id: 'strangers', ...document });
    const examples = bundledDocument().components.examples as Record<string, { value: unknown }>;
    const records = Object.entries(bundledDocument().components.schemas).flatMap(([name, schema]) =>
      typeof schema === 'object' && 'allOf' in schema && name in document.components.schemas ? [name] : [],
    );
    const both = records.flatMap((name) =>
      Object.values(examples).map(({ value }) =>
        ['kit', 'strangers'].map((id) => ajv.validate({ $ref: `${id}#/components/schemas/${name}` }, value)),
      ),
    );
    expect(both.filter(([kit]) => kit).length).toBeGreaterThan(15);
    expect(both.filter(([kit, strangers]) => kit && !strangers)).toEqual([]);
  });
});
