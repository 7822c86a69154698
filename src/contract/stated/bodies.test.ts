import { describe, expect, it } from 'vitest';
import type { OperationId } from '../operations.ts';
import { validateRequestBody } from '../validators.ts';
import { examples, found, stated, wrong } from './stated.support.ts';

describe('every body is the one of the text', () => {
  const rows = Object.entries(stated.bodies).flatMap(([id, fields]) =>
    Object.entries(fields).map(
      ([field, type]) => [id as OperationId, field.replaceAll(/[[\]]/g, ''), type, field.startsWith('[')] as const,
    ),
  );
  const bodyOf = (id: OperationId) =>
    examples.find((one) => one.of === 'body' && one.operation === id)!.value as object;

  it.each(rows)('%s takes %s, a %s', (id, field, type, is_optional) => {
    const { [field]: _, ...without } = bodyOf(id) as Record<string, unknown>;
    expect(validateRequestBody(id, without).length > 0).toBe(!is_optional);
    for (const value of wrong[type]) {
      expect(validateRequestBody(id, { ...bodyOf(id), [field]: value }), JSON.stringify(value)).not.toEqual([]);
    }
  });

  it.each(rows.filter(([, , , is_optional]) => !is_optional))('the body of %s must be there, for its %s', (id) => {
    const { requestBody } = found.find(({ operation }) => operation.operationId === id)!.operation;
    expect(requestBody).toMatchObject({ required: true });
  });

  it('three fields of a webhook are required', () => {
    const whole = bodyOf('createWebhook');
    const missing = Object.keys(whole).filter(
      (field) => validateRequestBody('createWebhook', { ...whole, [field]: undefined }).length > 0,
    );
    expect(missing).toHaveLength(3);
  });

  it.each(Object.keys(stated.bodies) as OperationId[])('%s takes an object', (id) => {
    for (const value of [null, undefined, [], 'x', 7]) expect(validateRequestBody(id, value)).not.toEqual([]);
  });
});
