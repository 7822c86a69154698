import { expect, it } from 'vitest';
import type { Scenario } from '../suite/scenario.ts';
import type { TrialNote, WaveNote } from '../suite/wave-note.ts';
import { planWave } from './plan.ts';
import { plannedCase } from './planned-case.ts';

const bounds = { parts: ['succeeds', 'fails', 'workflow'] as const, most_runs: 50, most_webhooks: 20 };

/** The plan of a wave of these scenarios as it would be noted. */
function waveOf(scenarios: readonly Scenario[]): WaveNote {
  const { runs, trials, webhooks } = planWave(scenarios, bounds);
  const noted = trials.map((trial, index): TrialNote => {
    const about = { scenario: scenarios[index]!, arrivals: [], elsewhere: [], exchanges: [], quiet_ms: 0 };
    if (!trial) return about;
    const { part, by, callback } = runs[trial.run]!;
    const name = `run/${trial.run + 11}`;
    const sent = { id: null, callback: callback ? name : null, dispatched: null, dispatched_ms: 0, reads: [] };
    const events = trial.webhook === undefined ? undefined : webhooks[trial.webhook]!.events;
    const webhook = events && { name: `webhook/${trial.webhook}`, id: 'w', events, created: null };
    return { ...about, run: { name, part, by, ...sent }, ...(webhook && { webhook }) };
  });
  return { clock: 'stepped', trials: noted, logs: {}, foreign: 0, public: false };
}

const scenarios: Scenario[] = [
  { channel: 'callback', answers: [500] },
  { channel: 'callback', answers: [] },
  { channel: 'none' },
  { channel: 'webhook', answers: [503] },
  { channel: 'webhook', answers: [200] },
  { channel: 'webhook', answers: ['reset'], run: 'fails' },
  { channel: 'webhook', answers: [], events: ['run.completed'] },
];

it('a whole wave is planned again as it was', () => {
  const wave = waveOf(scenarios);
  const [before, after] = [planWave(scenarios, bounds), planWave(plannedCase(wave.trials, wave), bounds)];
  const shape = ({ runs, trials, webhooks }: typeof before) =>
    trials.map((trial) => ({
      run: trial && runs[trial.run],
      with: trials.flatMap((other, place) => (other?.run === trial?.run ? place : [])),
      events: trial?.webhook === undefined ? undefined : webhooks[trial.webhook]!.events,
      answers: trial?.webhook === undefined ? undefined : webhooks[trial.webhook]!.answers.get(trial.run),
    }));
  expect(shape(after)).toEqual(shape(before));
});

it.each(scenarios.map((scenario, place) => [JSON.stringify(scenario), place] as const))(
  'alone, %s takes the same run, with the callback and the webhooks that the run had',
  (_, place) => {
    const wave = waveOf(scenarios);
    const before = planWave(scenarios, bounds);
    const { runs, webhooks, trials } = planWave(plannedCase([wave.trials[place]!], wave), bounds);
    expect(runs).toEqual([before.runs[before.trials[place]!.run]]);
    const told = (plan: typeof before, run: number) =>
      plan.webhooks.filter(({ answers }) => answers.has(run)).map(({ events, answers }) => [events, answers.get(run)]);
    expect(new Set(told({ runs, webhooks, trials }, 0))).toEqual(new Set(told(before, before.trials[place]!.run)));
  },
);

it('is not shown where the bounds have no room for it', () => {
  const wave = waveOf(scenarios);
  const { trials } = planWave(plannedCase(wave.trials, wave), { ...bounds, most_webhooks: 0 });
  expect(trials[3]).toBeNull();
});
