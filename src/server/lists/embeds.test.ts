import { expect, test } from 'vitest';
import type { OperationId } from '../../contract/operations.ts';
import { embedName, isKnownEmbed } from './embeds.ts';

const cases: [operation: OperationId, embed: string, isKnown: boolean][] = [
  ['listBatchItems', 'run', true],
  ['getBatchItem', 'run(logs)', true],
  ['listBatchItems', 'run(logs,node_runs)', true],
  ['listBatchItems', 'run(model,graph_workflow,node_runs,logs)', true],
  ['listBatchItems', 'run()', false],
  ['listBatchItems', 'run(logs', false],
  ['listBatchItems', 'run(logs,)', false],
  ['listBatchItems', 'run(logs)x', false],
  ['listBatchItems', 'run(run)', false],
  ['listBatchItems', 'run(logs(x))', false],
  ['listBatchItems', 'runs', false],
  ['listBatchItems', 'logs', false],
  ['listAssets', 'created_by_user', true],
  ['listAssets', 'created_by_user(id)', false],
  ['listAssets', 'run', false],
  ['listAssetTypes', 'run', false],
  ['listAssets', 'constructor', false],
];

test.each(cases)('%s embeds %s: %s', (operation, embed, isKnown) => {
  expect(isKnownEmbed(operation, embed)).toBe(isKnown);
});

test('the name of an embed is what stands before the parentheses', () => {
  expect(['run', 'run(logs)', 'run('].map(embedName)).toEqual(['run', 'run', 'run']);
});
