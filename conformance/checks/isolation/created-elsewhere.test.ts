import { expect, it } from 'vitest';
import type { OperationId } from '../../../src/contract/operations.ts';
import type { RecordKind } from '../../models/record-kinds.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { createdElsewhere } from './created-elsewhere.ts';

const others = bare_facts.principals.owner!.organization!.id!;
/** A UUID that ends so. */
const id = (end: string) => `00000000-0000-4000-8000-0000000000${end}`;
const made = (step: string, operation: OperationId, status: number, body?: object) =>
  answered(step, operation, status, body, { principal: 'outsider' });
const folder = (status = 201) => [
  made('own', 'createAssetFolder', 201, { id: id('f0') }),
  made('attempt', 'createAssetFolder', status, { id: id('f1') }),
];
const webhook = [
  made('own', 'createWebhook', 201, { id: id('a0') }),
  made('attempt', 'createWebhook', 201, { id: id('a1') }),
];
const log = (step: 'theirs' | 'ours', status: number) =>
  answered(step, 'listWebhookDeliveries', status, status === 200 ? { items: [] } : undefined);
const workflow = (org_id: string | null) => [
  made('own', 'createGraphWorkflow', 201, { id: id('b0') }),
  made('attempt', 'createGraphWorkflow', 201, { id: id('b1'), org_id }),
];

it.each<[string, RecordKind, Exchange[], string | string[]]>([
  ['refused', 'folder', folder(422), 'satisfied'],
  ['made here', 'folder', [...folder(), answered('theirs', 'getAssetFolder', 404)], 'satisfied'],
  [
    'made there',
    'folder',
    [...folder(), answered('theirs', 'getAssetFolder', 200, { id: id('F1') })],
    ['made-elsewhere'],
  ],
  [
    'made here, where it is shown',
    'folder',
    [...folder(), answered('theirs', 'getAssetFolder', 404), answered('ours', 'getAssetFolder', 200, { id: id('f1') })],
    'satisfied',
  ],
  [
    'made nowhere',
    'folder',
    [...folder(), answered('theirs', 'getAssetFolder', 404), answered('ours', 'getAssetFolder', 404)],
    'stopped',
  ],
  ['any folder', 'folder', [...folder(), answered('theirs', 'getAssetFolder', 200, { id: id('f2') })], 'stopped'],
  [
    'refused like everything',
    'folder',
    [made('own', 'createAssetFolder', 403), made('attempt', 'createAssetFolder', 403)],
    'stopped',
  ],
  [
    'of no id',
    'folder',
    [made('own', 'createAssetFolder', 200, {}), made('attempt', 'createAssetFolder', 200, {})],
    'stopped',
  ],
  ['a webhook here', 'webhook', [...webhook, log('theirs', 404), log('ours', 200)], 'satisfied'],
  [
    'a webhook whose log is empty for others',
    'webhook',
    [...webhook, log('theirs', 200), log('ours', 200)],
    'satisfied',
  ],
  ['a webhook there', 'webhook', [...webhook, log('theirs', 200), log('ours', 404)], ['made-elsewhere']],
  ['a workflow here', 'workflow', workflow('o9'), 'satisfied'],
  ['a workflow that does not say where', 'workflow', workflow(null), 'satisfied'],
  ['a workflow there', 'workflow', workflow(others.toUpperCase()), ['made-elsewhere']],
])('what names another organization is %s', (_, record, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { record, names_it: 'in the body', by: 'outsider' } });
  expect(outcomeOf(createdElsewhere, evidence)).toEqual(outcome);
});
