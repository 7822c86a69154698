import { describe, expect, it } from 'vitest';
import { bundledDocument, type Schema } from './document.ts';
import { openApi30 } from './openapi-3-0.ts';
import { publishedDocument } from './published.ts';

describe('a schema', () => {
  it.each<[string, Schema, Schema]>([
    ['that may be null', { type: ['string', 'null'], maxLength: 3 }, { type: 'string', maxLength: 3, nullable: true }],
    ['of two types', { type: ['string', 'integer'] }, { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
    [
      'that is a record or null',
      { description: 'One.', anyOf: [{ $ref: '#/components/schemas/Run' }, { type: 'null' }] },
      {
        description: 'One.',
        anyOf: [{ $ref: '#/components/schemas/Run' }, { type: 'object', nullable: true, enum: [null] }],
      },
    ],
    [
      'that is described beside its reference',
      { description: 'One.', $ref: '#/components/schemas/Run' },
      { description: 'One.', allOf: [{ $ref: '#/components/schemas/Run' }] },
    ],
    ['of anything', true, {}],
    [
      'with members of its own',
      { type: 'object', additionalProperties: true, properties: { nullable: { type: ['boolean', 'null'] } } },
      { type: 'object', additionalProperties: true, properties: { nullable: { type: 'boolean', nullable: true } } },
    ],
  ])('%s', (_, schema, want) => {
    const document = openApi30({
      openapi: '3.1.0',
      info: { title: 'Small', version: '1.0.0' },
      paths: {},
      components: { schemas: { Thing: schema } },
    });
    expect(document.components).toEqual({ schemas: { Thing: want } });
  });
});

it('leaves nothing of 3.1', () => {
  const { components, ...document } = openApi30(publishedDocument(bundledDocument()));
  const text = JSON.stringify([document, { ...(components as object), examples: {} }]);
  expect(text.match(/"type":\[|"type":"null"|"const":|"identifier":|"webhooks":/)).toBeNull();
  expect(text).toContain('"x-webhooks":');
  expect(text.match(/"bearerAuth":\["/)).toBeNull();
});
