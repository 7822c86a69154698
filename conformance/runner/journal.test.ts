import { expect, it } from 'vitest';
import type { Exchange } from '../suite/exchange.ts';
import { type Created, type CreatedLater, createJournal, readJournal, undoOf } from './journal.ts';

const owner = { principal: 'owner', decoded: { outcome: 'success', record: { id: 'w1', secret: 'told' } } };

it('tells a create before it is sent by what it is found by, and its id once, when it is known', () => {
  const lines: (Created | CreatedLater)[] = [];
  const journal = createJournal((line) => lines.push(structuredClone(line)));
  const body = { name: 'one', workflow_json: { 1: { class_type: 'ComposeText' } }, inputs: [], outputs: [] };
  const create = { operation: 'createGraphWorkflow', path: {}, query: {}, body, organization: 'o1' } as const;
  const entry = journal.before(create, 'owner');
  const told = {
    ...{ number: 1, operation: 'createGraphWorkflow', body: { name: 'one' } },
    ...{ principal: 'owner', organization: 'o1' },
  };
  expect(lines).toEqual([told]);
  journal.after(entry, owner as unknown as Exchange);
  expect(lines).toEqual([told, { number: 1, principal: 'owner', id: 'w1' }]);
  expect(journal.entries).toEqual([{ ...told, id: 'w1' }]);
  journal.removed(entry!);
  expect(lines.at(-1)).toEqual({ number: 1, removed: true });
  expect(undoOf(journal.entries[0]!)).toEqual({
    operation: 'deleteGraphWorkflow',
    path: { id: 'w1' },
    organization: 'o1',
  });
});

it('holds no secret of a webhook', () => {
  const journal = createJournal();
  const body = { name: 'hook', url: 'http://localhost/hook', event_types: ['run.completed'], secret: 'for-signing' };
  const entry = journal.before({ operation: 'createWebhook', path: {}, query: {}, body }, 'owner');
  journal.after(entry, owner as unknown as Exchange);
  expect(journal.entries).toEqual([
    {
      number: 1,
      operation: 'createWebhook',
      body: { name: 'hook', url: 'http://localhost/hook' },
      principal: 'owner',
      id: 'w1',
    },
  ]);
});

it('leaves out what creates nothing, and tells no id that never came', () => {
  const lines: unknown[] = [];
  const journal = createJournal((line) => lines.push(line));
  expect(journal.before({ operation: 'listAssets', path: {}, query: {} }, 'owner')).toBeUndefined();
  journal.after(undefined, owner as unknown as Exchange);
  const entry = journal.before({ operation: 'createAssetFolder', path: {}, query: {}, body: 'no object' }, null);
  journal.after(entry, { decoded: { outcome: 'other' }, received: { status: 500 } } as unknown as Exchange);
  expect(lines).toEqual([{ number: 1, operation: 'createAssetFolder', body: 'no object' }]);
  expect(undoOf(journal.entries[0]!)).toBeUndefined();
});

it('tells what was refused, which made nothing', () => {
  const lines: unknown[] = [];
  const journal = createJournal((line) => lines.push(line));
  const entry = journal.before({ operation: 'createAssetFolder', path: {}, query: {}, body: { name: 'a' } }, 'reader');
  journal.after(entry, { decoded: { outcome: 'refusal' }, received: { status: 403 } } as unknown as Exchange);
  expect(lines.at(-1)).toEqual({ number: 1, refused: true });
});

it('is read again as it was written, without the half of a line that a killed run leaves', () => {
  const lines: string[] = [];
  const journal = createJournal((line) => lines.push(`${JSON.stringify(line)}\n`));
  const first = journal.before({ operation: 'createAssetFolder', path: {}, query: {}, body: { name: 'a' } }, 'owner');
  journal.before({ operation: 'createAssetFolder', path: {}, query: {}, body: { name: 'b' } }, 'human');
  journal.after(first, owner as unknown as Exchange);
  journal.removed(first!);
  const text = lines.join('');
  expect(readJournal({ name: 'created.jsonl', text: `${text}{"number":3,"oper` })).toEqual(journal.entries);
  expect(() => readJournal({ name: 'x', text: `${text}{"type":"run"}\n` })).toThrow('x:5: no line of a created.jsonl');
  expect(() => readJournal({ name: 'x', text: '{"number":9,"removed":true}\n' })).toThrow('x:1: ');
});
