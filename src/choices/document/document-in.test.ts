import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentProblems } from '../../../scripts/generate/problems.ts';
import {
  bundledDocument,
  type MediaType,
  type OpenApiDocument,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
  resolveReference,
  type SchemaObject,
} from '../../contract/document.ts';
import { operationIds } from '../../contract/operations.ts';
import { operationsOf } from '../../contract/walk.ts';
import { choicesDocuments } from '../arbitrary.ts';
import type { ChoicesDocument } from '../choices-document.ts';
import { loadChoices } from '../load.ts';
import { referenceChoices } from '../reference-choices.ts';
import { documentIn } from './document-in.ts';
import { type Judge, judgeOf } from './test-schemas.support.ts';

const unlike = loadChoices('fixtures/choices/unlike.yaml');

describe('the reference choices', () => {
  test.each([
    ['none', {}],
    ['all', referenceChoices as ChoicesDocument],
  ])('give the bundled document, with %s of them declared', (_, choices) => {
    expect(documentIn(choices)).toEqual(bundledDocument());
  });
});

test('the bundled document is not changed by another that is made of it', () => {
  const before = JSON.stringify(bundledDocument());
  const document = documentIn(unlike);
  (document.tags as unknown[]).length = 0;
  expect(JSON.stringify(bundledDocument())).toBe(before);
});

describe('a document in a dialect is sound', () => {
  test('with everything unlike the reference', () => {
    const document = documentIn(unlike);
    expect(examplesIn(document)).toBeGreaterThan(150);
    expect(flawsOf(document)).toEqual([]);
  });

  test('with drawn choices', () => {
    fc.assert(
      fc.property(choicesDocuments(), (choices) => {
        expect(flawsOf(documentIn(choices))).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});

/** References and links that lead nowhere, names that come twice, and examples that break their schemas. */
function flawsOf(document: OpenApiDocument): string[] {
  const judge = judgeOf(document);
  const found = operationsOf(document);
  const ids = found.filter(({ place }) => place === 'path').map(({ operation }) => operation.operationId);
  expect(ids).toEqual(operationIds);
  return [
    ...documentProblems(document),
    ...found.flatMap(({ operation, item }) => {
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
        resolveReference<ParameterObject>(document, each),
      );
      const names = parameters.map(({ in: place, name }) => `${place} ${name}`);
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      return [
        ...twice.map((name) => `${operation.operationId}: ${name} comes twice`),
        ...mediaOf(document, operation).flatMap(([where, media]) => flawsOfMedia(document, judge, where, media)),
        ...parameters.flatMap((each) => flawsOfMedia(document, judge, `${operation.operationId} ${each.name}`, each)),
      ];
    }),
  ];
}

function mediaOf(document: OpenApiDocument, operation: (typeof bundledOperations)[number]): [string, MediaType][] {
  const { operationId, requestBody, responses } = operation;
  const request = requestBody ? resolveReference<RequestBodyObject>(document, requestBody).content : {};
  const answers = Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(resolveReference<ResponseObject>(document, response).content ?? {}).map(
      ([type, media]): [string, MediaType] => [`${operationId} ${status} ${type}`, media],
    ),
  );
  return [...Object.values(request).map((media): [string, MediaType] => [`${operationId} request`, media]), ...answers];
}

const bundledOperations = operationsOf(bundledDocument()).map(({ operation }) => operation);

function flawsOfMedia(document: OpenApiDocument, judge: Judge, where: string, { schema, examples = {} }: MediaType) {
  return Object.entries(examples).flatMap(([key, entry]) => {
    const { value } = resolveReference<{ value?: unknown }>(document, entry);
    return judge(schema!, value).map((flaw) => `${where} ${key}: ${flaw}`);
  });
}

function examplesIn(document: OpenApiDocument): number {
  return operationsOf(document)
    .flatMap(({ operation }) => mediaOf(document, operation))
    .flatMap(([, { examples = {} }]) => Object.keys(examples)).length;
}

describe('what a reader meets', () => {
  const document = documentIn(unlike);
  const operationOf = (id: string) =>
    operationsOf(document).find(({ operation }) => operation.operationId === id)!.operation;
  const parametersOf = (id: string) => {
    const { item, operation } = operationsOf(document).find((found) => found.operation.operationId === id)!;
    const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    return all.map((each) => resolveReference<ParameterObject>(document, each));
  };
  const schemaOf = (name: string) => document.components.schemas[name] as SchemaObject;

  test('an id in each item of a list whose projections keep it, and in no other', () => {
    const requiredIn = (name: string, { components }: OpenApiDocument) =>
      (components.schemas[name] as SchemaObject).required;
    const kept = documentIn({ lists: { id_always_projected: true } });
    for (const name of ['AssetFields', 'BatchItemFields', 'DeliveryFields']) {
      expect(requiredIn(name, kept)).toEqual(['id']);
      expect(requiredIn(name, bundledDocument())).toBeUndefined();
    }
    expect(requiredIn('AssetTypeFields', kept)).toBeUndefined();
  });

  test('names of parameters, those of one operation alone among them', () => {
    const names = parametersOf('listAssets').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['page-size', 'order', 'only', 'page_token', 'reverse', 'signed']));
    expect(names).toContain('filter[name][is]');
    expect(names).not.toContain('filter[size_bytes][is]');
    expect(parametersOf('listBatchItems').map(({ name }) => name)).toEqual(expect.arrayContaining(['q', 'after']));
  });

  test('words for yes and no, bounds and defaults', () => {
    const of = (name: string) => parametersOf('listAssets').find((each) => each.name === name)!.schema;
    expect(of('reverse')).toMatchObject({ enum: ['yes', '1', 'on', 'no', '0', 'off'], default: 'no' });
    expect(of('page-size')).toMatchObject({ default: 7 });
    expect(of('page-size')).not.toHaveProperty('maximum');
  });

  test('statuses, with refusals that fall on one merged', () => {
    expect(Object.keys(operationOf('createAssetFolder').responses)).toEqual(
      expect.arrayContaining(['200', '400', '403', '404', '420']),
    );
    const { content } = resolveReference<ResponseObject>(document, operationOf('getAsset').responses['403']!);
    expect(Object.keys(content!)).toEqual(['application/json', 'text/html']);
    expect(Object.keys(operationOf('deleteAsset').responses)).toContain('200');
    expect(Object.keys(operationOf('rateRun').responses)).not.toContain('402');
  });

  test('scopes and who needs a token', () => {
    expect(operationOf('createAssetFolder').security).toEqual([{ bearerAuth: ['files.edit'] }]);
    expect(operationOf('dispatchModelRun2').security).toEqual([{ bearerAuth: [] }]);
    expect(operationOf('dispatchGraphWorkflowRun').security).toEqual([{ bearerAuth: ['graph-workflows:run'] }]);
    expect(operationOf('listEventTypes').security).toEqual([]);
    expect(operationOf('getHealth').security).toEqual([{ bearerAuth: [] }]);
    expect(operationOf('createAssetFolder').description).toContain('`files.edit`');
    expect(operationOf('dispatchModelRun2').description).toContain('without a scope');
  });

  test('layouts, and links that follow them', () => {
    const links = (id: string) => {
      const [, answer] = Object.entries(operationOf(id).responses).find(([status]) => status < '300')!;
      return JSON.stringify(
        Object.values((answer as ResponseObject).links!).map((each) => resolveReference<object>(document, each)),
      );
    };
    expect(links('dispatchModelRun3')).toContain('$response.body#/data/run');
    expect(links('createWebhook')).toContain('$response.body#/webhook/id');
    expect(links('dispatchGraphWorkflowRun')).toContain('$response.body#/run_id');
    expect(schemaOf('WebhookCreate').required).toEqual(['title', 'endpoint']);
    expect(schemaOf('Webhook').required).toContain('webhook');
    expect(schemaOf('EventPayload').required).toEqual(expect.arrayContaining(['type', 'id', 'data']));
  });

  test('what stands in paths, and what is said of organizations', () => {
    const [owner, slug] = parametersOf('dispatchGraphWorkflowRun');
    expect(owner!.description).toContain('id of the organization');
    expect(Object.values(slug!.examples!)).toEqual([
      expect.objectContaining({ value: expect.stringMatching(/^[\da-f-]{36}$/) }),
    ]);
    const organization = parametersOf('createAssetFolder').find(({ name }) => name === 'X-Organization-Id');
    expect(organization!.description).toMatch(/a user token is refused\..* is refused with 404\.$/);
    expect(parametersOf('listAssetTypes').map(({ name }) => name)).not.toContain('X-Organization-Id');
  });

  test('encodings of values', () => {
    expect(schemaOf('Timestamp').pattern).toBe('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{6}\\+00:00$');
    expect(schemaOf('RunStatusCode').enum).toEqual([
      'queued',
      'starting',
      'processing',
      'succeeded',
      'done',
      'error',
      'canceled',
    ]);
    expect(schemaOf('ErrorCode').enum).toContain('E_INVALID');
    expect(schemaOf('Run').required).not.toContain('logs');
  });

  test('headers of events under their names', () => {
    const [id, signature] = parametersOf('runCompleted');
    expect([id!.name, signature!.name]).toEqual(['X-Acme-Request-Id', 'X-Acme-Signature']);
    expect((signature!.schema as SchemaObject).pattern).toBe('^v1=[A-Za-z0-9+/]{43}=(, v1=[A-Za-z0-9+/]{43}=){1}$');
    expect(JSON.stringify(document)).not.toMatch(/"description":"[^"]*Service-Request-Id/);
  });

  test('a line for each choice that differs, also for what no word says', () => {
    const { description } = documentIn({
      lists: { text_order: { other: 'by the moon' }, tie_break: 'ascending' },
    }).info;
    expect(description).toContain('- `lists.text_order: by the moon`');
    expect(description).toContain('- `lists.tie_break: ascending`');
    expect(description).not.toContain('lists.null_order');
  });
});
