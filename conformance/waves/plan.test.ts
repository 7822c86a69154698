import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { referenceChoices } from '../../src/choices/reference-choices.ts';
import { webhookScenarios } from '../arbitraries/scenarios.ts';
import type { Facts } from '../suite/evidence.ts';
import {
  event_codes,
  event_of_part,
  type RunPart,
  run_parts,
  type Scenario,
  subscriptionOf,
} from '../suite/scenario.ts';
import { type Bounds, type Plan, planWave } from './plan.ts';

const answers = fc.array(fc.constantFrom(200, 404, 503, 'reset', 'hang' as const), { maxLength: 3 });
const common = {
  run: fc.constantFrom(...run_parts),
  by: fc.constantFrom('owner', 'outsider' as const),
  text: fc.constantFrom('', 'Zürich'),
};
const of = <Shape extends Record<string, fc.Arbitrary<unknown>>>(
  shape: Shape,
  requiredKeys: Extract<keyof Shape, string>[],
) => fc.record(shape, { requiredKeys, noNullPrototype: true }) as fc.Arbitrary<unknown> as fc.Arbitrary<Scenario>;

const scenario: fc.Arbitrary<Scenario> = fc.oneof(
  of({ ...common, channel: fc.constant('callback'), answers }, ['channel', 'answers']),
  of({ ...common, channel: fc.constant('none') }, ['channel']),
  of({ ...common, channel: fc.constant('webhook'), answers, events: fc.subarray([...event_codes]) }, [
    'channel',
    'answers',
  ]),
);
const scenarios = fc.array(scenario, { maxLength: 40 });
const all_parts = { parts: run_parts, most_runs: 60, most_webhooks: 15 };
const ample = { parts: run_parts, most_runs: 1_000, most_webhooks: 1_000 };
const bounds: fc.Arbitrary<Bounds> = fc.record({
  parts: fc.subarray<RunPart>([...run_parts], { minLength: 1 }),
  most_runs: fc.nat(20),
  most_webhooks: fc.nat(5),
});

const runOf = ({ runs, trials }: Plan, index: number) => runs[trials[index]!.run]!;
/** The sample workflow is the owner's, and nobody else may run it. */
const offeredTo = (parts: readonly RunPart[], by = 'owner') =>
  parts.filter((part) => by === 'owner' || part !== 'workflow');
const placesOf = ({ trials }: Plan) => [...trials.entries()].flatMap(([index, trial]) => (trial ? [index] : []));

describe('every scenario', () => {
  it('has its place, in its order, where the bounds leave room', () => {
    fc.assert(
      fc.property(scenarios, (all) => {
        const offered = all.map((one) => {
          const parts = offeredTo(run_parts, one.by);
          return one.run === undefined || parts.includes(one.run) ? one : undefined;
        });
        expect(planWave(all, ample).trials.map((trial) => trial?.scenario)).toEqual(offered);
      }),
    );
  });

  it('is left out only where its run is not offered, or the runs or the webhooks are used up', () => {
    fc.assert(
      fc.property(scenarios, bounds, (all, some) => {
        const { runs, webhooks, trials } = planWave(all, some);
        expect(runs.length).toBeLessThanOrEqual(some.most_runs);
        expect(webhooks.length).toBeLessThanOrEqual(some.most_webhooks);
        for (const [index, trial] of trials.entries()) {
          if (trial) continue;
          const { channel, run, by } = all[index]!;
          const offered = offeredTo(some.parts, by);
          const is_unoffered = run === undefined ? offered.length === 0 : !offered.includes(run);
          const has_no_webhook = channel === 'webhook' && webhooks.length === some.most_webhooks;
          expect(is_unoffered || has_no_webhook || runs.length === some.most_runs).toBe(true);
        }
      }),
    );
  });

  it('has the run that it asks for', () => {
    fc.assert(
      fc.property(scenarios, bounds, (all, some) => {
        const plan = planWave(all, some);
        for (const index of placesOf(plan)) {
          const { run: part, by = 'owner', text } = all[index]!;
          const run = runOf(plan, index);
          expect(run.by).toBe(by);
          if (part !== undefined) expect(run.part).toBe(part);
          expect(some.parts).toContain(run.part);
          if (text !== undefined) expect(run.text).toBe(text);
        }
      }),
    );
  });

  it('of a callback has a run of its own, with its answers; one without a callback has a run without', () => {
    fc.assert(
      fc.property(scenarios, bounds, (all, some) => {
        const plan = planWave(all, some);
        const own = placesOf(plan).filter((index) => all[index]!.channel !== 'webhook');
        expect(new Set(own.map((index) => plan.trials[index]!.run)).size).toBe(own.length);
        for (const index of own) {
          const one = all[index]!;
          expect(runOf(plan, index).callback).toEqual(one.channel === 'callback' ? one.answers : undefined);
          expect(plan.trials[index]!.webhook).toBeUndefined();
        }
        const called = plan.runs.filter(({ callback }) => callback).length;
        expect(called).toBe(own.filter((index) => all[index]!.channel === 'callback').length);
      }),
    );
  });

  it('of a webhook has a pair of its own, with its answers, at a webhook with its subscription', () => {
    fc.assert(
      fc.property(scenarios, bounds, (all, some) => {
        const plan = planWave(all, some);
        const pairs = placesOf(plan).filter((index) => all[index]!.channel === 'webhook');
        const names = pairs.map((index) => `${plan.trials[index]!.webhook} ${plan.trials[index]!.run}`);
        expect(new Set(names).size).toBe(pairs.length);
        for (const index of pairs) {
          const one = all[index] as Extract<Scenario, { channel: 'webhook' }>;
          const { webhook, run } = plan.trials[index]!;
          const planned = plan.webhooks[webhook!]!;
          expect(planned.answers.get(run)).toEqual(one.answers);
          expect(planned.events.toSorted()).toEqual(subscriptionOf(one).toSorted());
        }
      }),
    );
  });

  it('of a webhook that takes any run has one whose event the webhook is subscribed to, where there is such a run', () => {
    fc.assert(
      fc.property(scenarios, bounds, (all, some) => {
        const plan = planWave(all, some);
        for (const index of placesOf(plan)) {
          const one = all[index]!;
          if (one.channel !== 'webhook' || one.run !== undefined) continue;
          const events = subscriptionOf(one);
          const can_be_told = offeredTo(some.parts, one.by).some((part) => events.includes(event_of_part[part]));
          if (can_be_told) expect(events).toContain(event_of_part[runOf(plan, index).part]);
        }
      }),
    );
  });
});

test('200 scenarios of repeats cost no more than 15 webhooks and 15 runs', () => {
  const source = webhookScenarios(200)({ choices: referenceChoices, steps_time: true } as unknown as Facts);
  if (source.kind !== 'drawn') throw new Error('scenarios of webhooks are drawn');
  for (const seed of [1, 2, 3]) {
    const drawn = fc.sample(source.arbitrary, { seed, numRuns: 200 });
    const { runs, webhooks, trials } = planWave(drawn, all_parts);
    expect(trials).not.toContain(null);
    expect(runs.length).toBeLessThanOrEqual(15);
    expect(webhooks.length).toBeLessThanOrEqual(15);
  }
});

test('scenarios that take any run meet all parts in turn', () => {
  const plan = planWave(
    Array.from({ length: 8 }, () => ({ channel: 'callback' as const, answers: [200] })),
    all_parts,
  );
  expect(plan.runs.map(({ part }) => part)).toEqual([...run_parts, ...run_parts]);
});
