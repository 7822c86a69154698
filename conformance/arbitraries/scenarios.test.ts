import { describe, expect, it } from 'vitest';
import { referenceChoices } from '../../src/choices/reference-choices.ts';
import type { Facts } from '../suite/evidence.ts';
import { webhookScenarios } from './scenarios.ts';

const facts = { choices: referenceChoices, steps_time: true } as unknown as Facts;

describe('scenarios of webhooks', () => {
  it('meet each status at a first attempt, whatever is drawn', () => {
    const source = webhookScenarios()(facts);
    const named = source.kind === 'drawn' ? (source.named ?? []) : source.table;
    const first = named.map((scenario) => (scenario.channel === 'webhook' ? scenario.answers[0] : undefined));
    expect(first).toEqual(
      expect.arrayContaining([
        ...[200, 202, 204, 302, 304, 307],
        ...[400, 401, 403, 404, 405, 409, 413, 422, 423, 429],
        ...[500, 501, 502, 503, 504, 599, 'reset', 'close'],
      ]),
    );
  });

  it('name none twice', () => {
    const source = webhookScenarios()(facts);
    const named = source.kind === 'drawn' ? (source.named ?? []) : source.table;
    expect(new Set(named.map((scenario) => JSON.stringify(scenario))).size).toBe(named.length);
  });
});
