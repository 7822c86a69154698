/** By which fields a list is filtered is told where the suite could not know it, and only if each field was tried. */
import { expect, it } from 'vitest';
import type { Pairs } from '../../src/choices/query-string.ts';
import type { Answer, Asker } from './asker.ts';
import { askFilterFields } from './filter-fields.ts';
import { createFindings } from './findings.ts';
import { createListUnderStudy } from './list-under-study.ts';

const items = ['a', 'b', 'c'].map((name) => ({
  id: `6aa51461-86cb-41b1-9850-9c226f59985${name}`,
  name: `${name}.txt`,
  mime_type: name === 'c' ? 'image/png' : 'text/plain',
  asset_type: 'file',
  size_bytes: 5,
  folder_id: null,
}));

const plain = { line: '', status: 0, headers: {}, sent_ms: 0, answered_ms: 0, json: undefined };
const reply = { status: 0, json: undefined, refusals: [], defects: [] };
const refused: Answer = { ...plain, reply: { ...reply, outcome: 'refusal' } };

/** Findings about a list that is filtered by some fields, and treats others so. */
async function toldOf(offered: readonly string[], others: 'refused' | 'ignored', silent?: string) {
  const findings = createFindings();
  const ask = async (_: unknown, { pairs = [] }: { pairs?: Pairs } = {}): Promise<Answer> => {
    const [[field, value]] = pairs as [Pairs[number]];
    if (field === silent) return plain;
    if (!offered.includes(field) && others === 'refused') return refused;
    const shown = offered.includes(field)
      ? items.filter((item) => String(item[field as keyof (typeof items)[number]]) === value)
      : items;
    return {
      ...plain,
      reply: { ...reply, outcome: 'success', page: { items: shown, first: null, next: null, previous: null } },
    };
  };
  const asker = { prefix: 'init-0', ask } as unknown as Asker;
  const subject = { operation: 'listAssets', fields: ['name', 'id'], least: 1 } as const;
  const list = createListUnderStudy({ asker, findings, further: [] }, subject);
  await askFilterFields(
    list,
    { grammar: { parameter: '{field}', value: '{value}' }, operators: { eq: 'eq' } },
    items.slice(0, 2),
  );
  const { queryable_fields } = findings.choices().lists?.for?.listAssets ?? {};
  return { told: queryable_fields?.filter, doubts: findings.doubts.length };
}

it.each(['refused', 'ignored'] as const)('others are %s', async (others) => {
  expect(await toldOf(['id', 'name', 'asset_type'], others)).toEqual({ told: ['id', 'name', 'asset_type'], doubts: 0 });
  expect(await toldOf(['name', 'folder_id'], others)).toEqual({ told: ['folder_id', 'name'], doubts: 0 });
});

it('nothing where the media type is among them, since the suite needs to know of no other', async () => {
  expect(await toldOf(['name', 'mime_type'], 'refused')).toEqual({ told: undefined, doubts: 0 });
});

it('nothing where a field cannot be told', async () => {
  expect(await toldOf(['name'], 'refused', 'size_bytes')).toEqual({ told: undefined, doubts: 1 });
});
