import { expect, it } from 'vitest';
import type { Exchange } from '../suite/exchange.ts';
import { type Created, type CreatedId, createJournal, undoOf } from './journal.ts';

const owner = { principal: 'owner', decoded: { outcome: 'success', record: { id: 'w1', secret: 'told' } } };

it('tells a create before it is sent by what it is found by, and its id once, when it is known', () => {
  const lines: (Created | CreatedId)[] = [];
  const journal = createJournal((line) => lines.push(structuredClone(line)));
  const body = { name: 'one', workflow_json: { 1: { class_type: 'ComposeText' } }, inputs: [], outputs: [] };
  const entry = journal.before({ operation: 'createGraphWorkflow', path: {}, query: {}, body, organization: 'o1' });
  const told = { number: 1, operation: 'createGraphWorkflow', body: { name: 'one' }, organization: 'o1' };
  expect(lines).toEqual([told]);
  journal.after(entry, owner as unknown as Exchange);
  expect(lines).toEqual([told, { number: 1, principal: 'owner', id: 'w1' }]);
  expect(journal.entries).toEqual([{ ...told, principal: 'owner', id: 'w1' }]);
  expect(undoOf(journal.entries[0]!)).toEqual({
    operation: 'deleteGraphWorkflow',
    path: { id: 'w1' },
    organization: 'o1',
  });
});

it('holds no secret of a webhook', () => {
  const journal = createJournal();
  const body = { name: 'hook', url: 'http://localhost/hook', event_types: ['run.completed'], secret: 'for-signing' };
  const entry = journal.before({ operation: 'createWebhook', path: {}, query: {}, body });
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
  expect(journal.before({ operation: 'listAssets', path: {}, query: {} })).toBeUndefined();
  journal.after(undefined, owner as unknown as Exchange);
  const entry = journal.before({ operation: 'createAssetFolder', path: {}, query: {}, body: 'no object' });
  journal.after(entry, { principal: 'owner' } as unknown as Exchange);
  expect(lines).toEqual([{ number: 1, operation: 'createAssetFolder', body: 'no object', principal: 'owner' }]);
  expect(undoOf(journal.entries[0]!)).toBeUndefined();
});
