import { describe, expect, it } from 'vitest';
import type { RequestBodyObject } from '../document.ts';
import { validateSchema } from '../validators.ts';
import { parametersOf } from '../walk.ts';
import { document, examples, found, isWrongAt, operationRows, stated } from './stated.support.ts';

describe('every event is the one of the text', () => {
  const events = found.filter(({ place }) => place !== 'path');
  const payload = (name: string) => examples.find(({ where }) => where === name)!.value as Record<string, unknown>;

  it('has the headers that a receiver goes by', () => {
    for (const event of events) {
      const headers = parametersOf(document, event).map(({ name, required = false }) => [name, required]);
      expect(Object.fromEntries(headers), event.operation.operationId).toEqual(stated.headers);
    }
  });

  it('is one of three', () => {
    const names = events.filter(({ place }) => place === 'webhook').map(({ operation }) => operation.operationId);
    expect(names).toEqual(['runCompleted', 'runFailed', 'runCancelled']);
    for (const id of names) {
      const schema = `${id[0]!.toUpperCase()}${id.slice(1)}Payload`;
      const example = examples.find((one) => one.operation === id)!.value as Record<string, unknown>;
      expect(validateSchema('reference', schema, example)).toEqual([]);
      for (const other of stated.values.EventCode!.are.filter((word) => word !== example.event)) {
        expect(isWrongAt(validateSchema('reference', schema, { ...example, event: other }), 'event'), id).toBe(true);
      }
      const run = { ...(example.run as object), status_code: 'queued' };
      expect(isWrongAt(validateSchema('reference', schema, { ...example, run }), 'run'), id).toBe(true);
    }
  });

  it.each(operationRows('events'))('%s reports to the callback that it was given', (id, { events: field }) => {
    const { operation } = found.find((one) => one.operation.operationId === id)!;
    const callbacks = Object.values(operation.callbacks ?? {}).flatMap((callback) => Object.keys(callback));
    expect(callbacks).toEqual([`{$request.body#/${field}}`]);
  });

  it('has one shape on both channels', () => {
    expect(new Set(events.map(({ operation }) => schemaOf(operation.requestBody as RequestBodyObject)))).toEqual(
      new Set(['EventPayload', 'RunCompletedPayload', 'RunFailedPayload', 'RunCancelledPayload']),
    );
    const example = payload('runCompleted request completed');
    for (const field of ['delivery', 'run_id']) {
      expect(isWrongAt(validateSchema('reference', 'RunCompletedPayload', { ...example, [field]: 7 }), field)).toBe(
        true,
      );
    }
  });
});

function schemaOf({ content }: RequestBodyObject): string {
  const { schema } = content['application/json']!;
  return (schema as { $ref: string }).$ref.split('/').at(-1)!;
}
