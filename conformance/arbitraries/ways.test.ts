import { describe, expect, it } from 'vitest';
import { type OperationId, operationIds } from '../../src/contract/operations.ts';
import type { Facts } from '../suite/evidence.ts';
import { bare_facts } from '../testing/written-evidence.support.ts';
import { ways, waysFor } from './ways.ts';

const run = { path: 'a/b', input: { text: 'x' }, ends_within_s: 1 };
const told: Facts = {
  ...bare_facts,
  fixtures: {
    models: { succeeds: run, fails: run, slow: run },
    workflow: { owner: 'a', slug: 'b', create: {}, ...run },
  },
  choices: {
    lists: { parameters: { embed: 'embed' } },
    records: { run_embeds: 'on_request' },
    events: { webhook_fields: { secret_from: 'request' } },
  },
};

describe('what a target can be asked', () => {
  it.each<[OperationId, string, Facts, boolean]>([
    ['createWebhook', 'without a secret', told, true],
    ['createWebhook', 'without a secret', bare_facts, false],
    ['getRun', 'of a run that failed', told, true],
    ['getRun', 'of a run that failed', bare_facts, false],
    ['getRun', 'of a canceled run', told, false],
    ['getRun', 'of a canceled run', { ...told, cancels_runs: true }, true],
    ['getRun', 'with everything that belongs to it', told, true],
    ['getRun', 'with everything that belongs to it', { ...told, choices: {} }, false],
    ['getRun', 'of a model of two segments', told, false],
    ['dispatchModelRun2', 'with a callback address', told, true],
    [
      'dispatchModelRun2',
      'with a callback address',
      { ...told, no_webhooks: { verdict: 'could-not-run', reason: 'no receiver' } },
      false,
    ],
  ])('%s %s', (operation, way, facts, is_asked) => {
    expect(waysFor(facts, operation).includes(way)).toBe(is_asked);
  });
});

it('starts no more than eight runs and makes no more than two webhooks', () => {
  const costly = operationIds.flatMap((operation) =>
    Object.values(ways[operation])
      .filter(({ costs }) => costs)
      .map(() => operation),
  );
  expect(costly.filter((operation) => operation === 'createWebhook')).toHaveLength(2);
  expect(costly.filter((operation) => operation.startsWith('dispatch'))).toHaveLength(8);
});
