import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { validateQuery, validateResponse } from '../validators.ts';
import { parametersOf } from '../walk.ts';
import { document, found, operationRows, stated } from './stated.support.ts';

describe('every parameter that the text names is there', () => {
  const parameters = (id: string) =>
    parametersOf(document, found.find(({ operation }) => operation.operationId === id)!);

  it.each(operationRows().filter(([, { token }]) => token !== 'none'))('the organization of %s', (id) => {
    expect(parameters(id)).toContainEqual(expect.objectContaining({ name: stated.organization_header, in: 'header' }));
  });

  it.each(operationRows('page_size'))('page sizes of %s', (id, { page_size }) => {
    const [least, most] = page_size!;
    for (const limit of [least, most]) expect(validateQuery(id, { limit })).toEqual([]);
    for (const limit of [least - 1, most + 1, 1.5]) expect(validateQuery(id, { limit })).toHaveLength(1);
    expect(validateResponse('stated', id, 200, { items: Array(most).fill({}) })).toEqual([]);
    expect(validateResponse('stated', id, 200, { items: Array(most + 1).fill({}) })).toHaveLength(1);
  });

  it.each(operationRows().filter(([id]) => operations[id].success.kind === 'page'))('the usual page of %s', (id) => {
    const limit = parameters(id).find(({ name }) => name === 'limit')?.schema;
    expect(limit).toMatchObject({ type: 'integer', default: stated.reference.default_page_size });
  });

  it.each(operationRows('embed'))('embeds of %s', (id, { embed }) => {
    for (const word of embed!) expect(validateQuery(id, { embed: word })).toEqual([]);
    if (embed!.length > 1) expect(validateQuery(id, { embed: embed!.join(',') })).toEqual([]);
    for (const word of ['', 'everything', `${embed![0]},everything`])
      expect(validateQuery(id, { embed: word })).not.toEqual([]);
  });

  it.each(operationRows('presign'))('presigning by %s', (id, { presign }) => {
    const flag = parameters(id).find(({ name }) => name === 'presign')?.schema;
    expect(flag).toMatchObject({ type: 'boolean', default: presign });
  });

  it.each(operationRows('takes'))('features of %s', (id, { takes }) => {
    expect(operations[id].query_parameters).toEqual(expect.arrayContaining([...takes!]));
    const features = {
      q: 'status_code.eq:failed',
      sort_by: 'created_at:desc',
      fields: 'id,cost',
      embed: 'run(logs,node_runs)',
    };
    expect(validateQuery(id, features)).toEqual([]);
    for (const [name, word] of Object.entries({
      q: '',
      sort_by: 'created_at:up',
      fields: 'id,,cost',
      embed: 'run(everything)',
    })) {
      expect(validateQuery(id, { ...features, [name]: word })).not.toEqual([]);
    }
  });

  it.each(operationRows('lists'))('paging of %s', (id) => {
    expect(operations[id].query_parameters).toEqual(expect.arrayContaining(['limit', 'cursor', 'backward']));
  });

  it.each(operationRows())('ids in the path of %s are UUIDs', (id) => {
    for (const { name, schema } of parameters(id).filter((one) => one.in === 'path' && /(^|_)id$/.test(one.name))) {
      expect(schema, name).toEqual({ $ref: '#/components/schemas/Uuid' });
    }
  });
});
