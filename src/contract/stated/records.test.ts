import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { validateResponse, validateSchema } from '../validators.ts';
import { brokenRecord, document, fieldsOf, isWrongAt, operationRows, stated, wrong } from './stated.support.ts';

describe('every record is the one of the text', () => {
  const records = Object.entries(stated.records);
  const fields = records.flatMap(([name, record]) =>
    fieldsOf(record).map(([field, type]) => [name, field, type] as const),
  );

  it.each(fields)('%s has %s: %s', (name, field, type) => {
    for (const value of wrong[type]) {
      const violations = (['reference', 'stated'] as const).map((set) =>
        isWrongAt(validateSchema(set, name, { [field]: value }), field),
      );
      expect(violations, JSON.stringify(value)).toEqual([true, true]);
    }
    // The document shows every field; what is null there, and what is left out, is a choice of each implementation.
    const is_there = isWrongAt(validateSchema('reference', name, {}), field);
    expect(is_there).toBe(!['embeds', 'embedded_lists'].includes(type));
  });

  it.each(records.flatMap(([name, { sure = [] }]) => sure.map((field) => [name, field])))(
    '%s is nothing without %s',
    (name, field) => {
      for (const set of ['reference', 'stated'] as const) {
        expect(isWrongAt(validateSchema(set, name!, {}), field!)).toBe(true);
        for (const none of [null, ''])
          expect(isWrongAt(validateSchema(set, name!, { [field!]: none }), field!), `${none}`).toBe(true);
      }
    },
  );

  it('records name themselves', () => {
    const named = records.filter(([, { uuid = [] }]) => uuid.includes('id'));
    for (const [name] of named)
      expect(isWrongAt(validateSchema('reference', name, { id: null }), 'id'), name).toBe(true);
  });

  it.each(operationRows('lists'))('%s answers with pages', (id, { lists }) => {
    for (const field of ['items', 'first', 'next', 'previous']) {
      expect(isWrongAt(validateResponse('reference', id, 200, {}), field), field).toBe(true);
      const is_wrong = isWrongAt(validateResponse('stated', id, 200, { items: [], [field]: { a: 1 } }), field);
      expect(is_wrong, field).toBe(true);
    }
    expect(isWrongAt(validateResponse('stated', id, 200, {}), 'items')).toBe(true);
    for (const [field, type] of fieldsOf(stated.records[lists!]!)) {
      const violations = validateResponse('stated', id, 200, { items: [{ [field]: wrong[type][0] }] });
      expect(isWrongAt(violations, `items/0/${field}`), field).toBe(true);
    }
  });

  it.each(operationRows('answers'))('%s answers with its record', (id, { answers }) => {
    const { success } = operations[id];
    expect(success.record).toBe(answers);
    const broken = brokenRecord(answers!);
    for (const set of ['reference', 'stated'] as const) {
      expect(isWrongAt(validateResponse(set, id, success.status, broken), Object.keys(broken)[0]!), set).toBe(true);
    }
  });

  it('what is inside a record is held to its own fields', () => {
    for (const [name, { holds = {}, embeds = {}, lists = {}, embedded_lists = {} }] of records) {
      for (const [field, inner] of Object.entries({ ...holds, ...embeds, ...lists, ...embedded_lists })) {
        const value = field in { ...lists, ...embedded_lists } ? [brokenRecord(inner)] : brokenRecord(inner);
        expect(isWrongAt(validateSchema('stated', name, { [field]: value }), field), `${name}.${field}`).toBe(true);
      }
    }
  });

  it('a user inside an asset is short', () => {
    const shown = Object.keys((document.components.schemas.MinimalUserFields as { properties: object }).properties);
    const { uuid = [], string = [] } = stated.records.MinimalUser!;
    expect(shown.toSorted()).toEqual([...uuid, ...string].toSorted());
  });
});
