import { expect, it } from 'vitest';
import { done, outcomeOfRuns, running, type WrittenRun } from '../../testing/written-runs.support.ts';
import { versionFields } from './version-fields.ts';

const life = (name: string, fields: object): WrittenRun => ({ name, reads: [running, { ...done, ...fields }] });
const target_version = '1';

it.each<[string, readonly WrittenRun[], string | readonly string[]]>([
  [
    'all versions',
    [life('succeeds', { target_version, model: { id: 'm', version: '1' } }), life('workflow', { target_version })],
    'satisfied',
  ],
  ['a version on some runs of a kind', [life('succeeds', { target_version }), life('fails', {})], 'satisfied'],
  ['none for workflows', [life('succeeds', { target_version }), life('workflow', {})], ['no-version-of-workflow-run']],
  ['none for models', [life('succeeds', { target_version: null })], ['no-version-of-model-run']],
  ['none of the model', [life('succeeds', { target_version, model: { id: 'm' } })], ['no-version-of-model']],
  [
    'none of the workflow',
    [life('workflow', { target_version, graph_workflow: { id: 'w', version: null } })],
    ['no-version-of-graph-workflow'],
  ],
  ['no model, but an empty one', [life('succeeds', { target_version, model: {} })], 'satisfied'],
  ['nothing', [{ reads: [404] }], 'stopped'],
])('runs show %s', (_, polled, expected) => {
  expect(outcomeOfRuns(versionFields, polled)).toEqual(expected);
});
