import { expect, it } from 'vitest';
import { bare_facts } from '../../testing/written-evidence.support.ts';
import { done, outcomeOfRuns, type WrittenRun } from '../../testing/written-runs.support.ts';
import { targetMatches } from './target-matches.ts';

const facts = { ...bare_facts, fixtures: { workflow: { create: {}, input: {}, ends_within_s: 5, id: 'w1' } } };
const life = (name: string, ...reads: object[]): WrittenRun => ({
  name,
  reads: reads.map((read) => ({ ...done, ...read })),
});
const all_one = ['succeeds', 'fails', 'cancels'].map((name) => life(name, { model_id: 'm1' }));

it.each<[string, readonly WrittenRun[], string | readonly string[]]>([
  ['what was dispatched', [life('succeeds', {}), life('fails', {}), life('workflow', {})], 'satisfied'],
  ['one model at two paths', all_one.slice(1), 'satisfied'],
  ['one model at every path', all_one, ['one-model-for-all']],
  ['a workflow for a model', [life('succeeds', { model_id: null, graph_workflow_id: 'w1' })], ['target-of-other-kind']],
  ['another workflow', [life('workflow', { graph_workflow_id: 'w2' })], ['other-workflow']],
  ['the workflow, in upper case', [life('workflow', { graph_workflow_id: 'W1' })], 'satisfied'],
  ['another model in the end', [life('succeeds', {}, { model_id: 'm9' })], ['target-changed']],
  ['nothing', [life('succeeds', { model_id: null })], 'stopped'],
])('runs name %s', (_, polled, expected) => {
  expect(outcomeOfRuns(targetMatches, polled, [], { facts })).toEqual(expected);
});
