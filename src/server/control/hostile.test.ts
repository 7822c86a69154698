import fc from 'fast-check';
import { expect, test } from 'vitest';
import { controlDocument } from '../../contract/control-document.ts';
import { type ControlOperationId, controlOperations } from '../../contract/control-operations.ts';
import { validateControlResponse } from '../../contract/control-validators.ts';
import { examplesOf } from '../../contract/examples.support.ts';
import { testWorld } from '../worlds/world.support.ts';

const bodies = examplesOf(controlDocument()).filter(({ of }) => of === 'body');

/** A body that an example shows, with some member exchanged for whatever comes. */
const damaged = fc
  .record({
    example: fc.constantFrom(...bodies),
    name: fc.oneof(fc.string(), fc.constantFrom('kind', 'model', 'inputs', 'outcome', 'scopes', 'by_ms', 'to', 'path')),
    value: fc.oneof(fc.jsonValue(), fc.integer(), fc.constantFrom('x'.repeat(5_000), '\u0000', '__proto__')),
  })
  .map(({ example, name, value }) => {
    const own = Object.keys(example.value as object);
    const member = own[name.length % (own.length + 1)] ?? name;
    return { operation: example.operation, body: { ...(example.value as object), [member]: value } };
  });

test('whatever a body holds, the answer follows the document, and the server stays whole', async () => {
  const world = await testWorld();
  const asked = async ({ operation, body }: { operation: string; body: unknown }) => {
    const { method, path } = controlOperations[operation as ControlOperationId];
    const { status, json, text } = await world.ask(null, `${method} ${path}`, { body });
    const seen = `${operation} ${JSON.stringify(body)}: ${status} ${text}`;
    expect(status, seen).toBeLessThan(500);
    expect(validateControlResponse(operation as ControlOperationId, status, json), seen).toEqual([]);
    if (status === 422) for (const { message } of json.errors) expect(message, seen).toMatch(/^[^\n]+[.!?]$/);
    world.faults.clear();
  };
  await fc.assert(fc.asyncProperty(damaged, asked), { numRuns: 150 });
}, 30_000);
