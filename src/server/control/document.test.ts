import { describe, expect, test } from 'vitest';
import { controlDocument } from '../../contract/control-document.ts';
import { type ControlOperationId, controlOperationIds, controlOperations } from '../../contract/control-operations.ts';
import {
  validateControlBody,
  validateControlPath,
  validateControlQuery,
  validateControlResponse,
} from '../../contract/control-validators.ts';
import { bundledDocument } from '../../contract/document.ts';
import { type Example, examplesOf } from '../../contract/examples.support.ts';
import { operationIds } from '../../contract/operations.ts';
import { type ControlServer, controlServer } from './control.support.ts';

const document = controlDocument();
const examples = examplesOf(document);

test('it stands apart from the document of the service', () => {
  const [own, others] = [document, bundledDocument()].map(({ paths }) => Object.keys(paths)) as [string[], string[]];
  expect(own.every((path) => path.startsWith('/_control'))).toBe(true);
  expect(others.filter((path) => path.includes('_control'))).toEqual([]);
  expect(controlOperationIds.filter((id) => (operationIds as readonly string[]).includes(id))).toEqual([]);
});

test('it names the operations of the service as they are', () => {
  expect(document.components.schemas.OperationName).toMatchObject({ enum: operationIds });
});

test('every kind of fault can be added', () => {
  const { oneOf } = document.components.schemas.FaultCreate as { oneOf: { $ref: string }[] };
  const added = oneOf.map(({ $ref }) => {
    const schema = document.components.schemas[$ref.split('/').at(-1)!] as { properties: { kind: { const: string } } };
    return schema.properties.kind.const;
  });
  expect(document.components.schemas.FaultKind).toMatchObject({ enum: added });
});

test.each(examples.map((example) => [example.where, example] as const))('%s follows its schema', (_, example) => {
  expect(problemsOf(example)).toEqual([]);
});

function problemsOf(example: Example): unknown[] {
  const operation = example.operation as ControlOperationId;
  switch (example.of) {
    case 'body':
      return validateControlBody(operation, example.value);
    case 'response':
      return validateControlResponse(operation, example.status, example.value);
    case 'query':
      return validateControlQuery(operation, { [example.parameter]: example.value });
    case 'path':
      return validateControlPath(operation, { [example.parameter]: example.value });
  }
}

describe('what the examples ask for is done', () => {
  // An attempt to answer is held for a listener alone: `listeners.test.ts`. Grants are forms: `grant-token.test.ts`.
  const apart = ['answerAttempt', 'grantToken'];
  const bodies = examples.filter(({ of, operation }) => of === 'body' && !apart.includes(operation));
  test.each(bodies.map((example) => [example.where, example] as const))('%s', async (where, { operation, value }) => {
    const { control } = await controlServer();
    const { method, path, success } = controlOperations[operation as ControlOperationId];
    const { status, json } = await control(`${method} ${path.slice('/_control'.length)}`, { body: value });
    expect([status, json]).toEqual([success.status, expect.anything()]);
    const pair = where.replace(' request ', ` ${success.status} `);
    const shown = examples.find((example) => example.where === pair)?.value;
    expect(Object.keys(json)).toEqual(expect.arrayContaining(Object.keys(shown as object)));
  });

  const bodiless = controlOperationIds.filter((id) => controlOperations[id].request === undefined);
  // Streams do not end, and listeners have them: `events.test.ts` and `listeners.test.ts` read them.
  const streamed = ['streamEvents', 'streamAttempts', 'deleteListener'];
  test.each(bodiless.filter((id) => !streamed.includes(id)))('%s', async (id) => {
    const server = await controlServer();
    const { method, path, success } = controlOperations[id];
    const filled = path.slice('/_control'.length).replace(/\{\w+\}/, await idFor(path, server));
    const query = examples
      .filter((example) => example.operation === id && example.of === 'query')
      .map((example) => ('parameter' in example ? `${example.parameter}=${example.value}` : ''));
    const { status } = await server.control(
      `${method} ${filled || '/'}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    );
    expect(status).toBe(success.status);
  });
});

/** The id of a record that the operation at a path can act on, made for it. */
async function idFor(path: string, { main, control }: ControlServer): Promise<string> {
  const made = async (line: string, body?: unknown) => (await control(line, { body })).json.id;
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  switch (name) {
    case 'world_id':
      return made('POST /worlds', {});
    case 'snapshot_id':
      return made('POST /snapshots');
    case 'script_id':
      return made('POST /scripts', { outcome: { kind: 'stall' } });
    case 'fault_id':
      return made('POST /faults', { kind: 'latency', ms: 0 });
    case 'run_id': {
      const run = await main.ask('owner', 'POST /v1/models/trial/glacier/runs', { body: { prompt: 'x' } });
      return run.json.run_id;
    }
    case 'webhook_id': {
      const body = { name: 'Mine', url: 'http://mine.example/', secret: 'sixteen letters!' };
      return (await main.ask('owner', 'POST /v1/webhooks', { body })).json.id;
    }
    case 'delivery_id': {
      const body = { prompt: 'x', callback_url: 'http://mine.example/' };
      const run = await main.ask('owner', 'POST /v1/models/trial/spark/runs', { body });
      await control('POST /clock/advance', { body: { by_ms: 5_000 } });
      return (await control(`GET /deliveries?run_id=${run.json.run_id}&channel=callback`)).json.items[0].id;
    }
    default:
      return '';
  }
}
