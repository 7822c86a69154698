import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const component = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const refused = { description: 'Refused.', ...json(component('ErrorEnvelope')) };

/** The smallest document with one of everything that the generators tell apart; for their tests. */
export const smallDocument: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Small', version: '1.0.0' },
  security: [{ bearerAuth: [] }],
  tags: [{ name: 'things' }, { name: 'probes' }],
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        tags: ['things'],
        summary: 'List things',
        'x-clauses': ['pagination.envelope'],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 }, 'x-clauses': ['pagination.bounds'] },
          { name: 'X-Organization-Id', in: 'header', schema: { type: 'string' } },
        ],
        responses: {
          '200': { description: 'A page.', ...json(component('ThingPage')) },
          '401': { $ref: '#/components/responses/Refused' },
        },
      },
    },
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 1 } }],
      post: {
        operationId: 'makeThing',
        tags: ['things'],
        summary: 'Make a thing',
        security: [{ bearerAuth: ['things:write'] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 2 } }],
        requestBody: { required: true, ...json(component('ThingCreate')) },
        responses: {
          '201': { description: 'Made.', ...json(component('Thing')) },
          '422': { description: 'Invalid.', ...json(component('ValidationErrorEnvelope')) },
        },
        callbacks: {
          done: {
            '{$request.body#/callback_url}': {
              post: { operationId: 'onThingDone', responses: { '2XX': { description: 'Taken.' } } },
            },
          },
        },
      },
      delete: { operationId: 'deleteThing', tags: ['things'], responses: { '204': { description: 'Gone.' } } },
    },
    '/probe': {
      get: {
        operationId: 'probe',
        tags: ['probes'],
        security: [],
        responses: { '200': { description: 'Alive.', ...json({ type: 'object', maxProperties: 0 }) } },
      },
    },
    '/text': {
      get: {
        operationId: 'readText',
        tags: ['probes'],
        responses: { '200': { description: 'Text.', content: { 'text/markdown': { schema: { type: 'string' } } } } },
      },
    },
  },
  webhooks: {
    thingMade: {
      post: {
        operationId: 'thingMade',
        requestBody: json(component('Thing')),
        responses: { '2XX': { description: 'Taken.' } },
      },
    },
  },
  components: {
    schemas: {
      Decimal: { type: 'string', pattern: '^1' },
      ErrorEnvelope: { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: ['a'] } } },
      Thing: { allOf: [component('ThingFields')], required: ['id', 'cost'] },
      ThingCreate: { type: 'object', additionalProperties: false, properties: { name: { type: 'string' } } },
      ThingFields: {
        type: 'object',
        properties: {
          id: { type: 'string', format: 'uuid' },
          cost: component('Decimal'),
          made_at: { type: ['string', 'null'], format: 'date-time' },
          owner: { anyOf: [component('ThingCreate'), { type: 'null' }] },
          anything: {},
        },
      },
      ThingPage: {
        type: 'object',
        required: ['items'],
        'x-stated': { required: ['items'] },
        properties: { items: { type: 'array', items: component('ThingFields') } },
      },
      ValidationErrorEnvelope: { type: 'object', required: ['detail'], properties: { detail: { type: 'array' } } },
    },
    responses: { Refused: refused },
  },
};
