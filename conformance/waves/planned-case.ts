/** Scenarios that say what the plan of their wave decided for them: alone they show the same. Pure. */
import type { PlannedShow, Scenario } from '../suite/scenario.ts';
import { answersOf } from '../suite/scenario.ts';
import type { TrialNote, WaveNote } from '../suite/wave-note.ts';

/**
 * @param trials of the wave: those of the case
 * @param whole with the scenarios of other checks, which may have shared runs with these
 */
export function plannedCase(trials: readonly TrialNote[], whole: WaveNote): Scenario[] {
  const runs = new Map<string, number>();
  const webhooks = new Map<string, number>();
  const own = new Set(trials.map(pairOf));
  return trials.map((trial) => {
    const { scenario, run, webhook } = trial;
    if (!run) return scenario;
    const company = whole.trials.filter((one) => one.run?.name === run.name);
    const called = company.find((one) => one.scenario.channel === 'callback');
    const told = company.filter((one) => one.webhook && !own.has(pairOf(one)));
    const planned: PlannedShow = {
      run: placeIn(runs, run.name),
      part: run.part,
      ...(called && { callback: answersOf(called.scenario) }),
      ...(webhook && { webhook: placeIn(webhooks, webhook.name) }),
      ...(told.length > 0 && {
        beside: told.map((one) => ({
          webhook: placeIn(webhooks, one.webhook!.name),
          events: one.webhook!.events,
          answers: answersOf(one.scenario),
        })),
      }),
    };
    for (const one of told) own.add(pairOf(one));
    return { ...scenario, planned };
  });
}

function pairOf({ run, webhook }: TrialNote): string {
  return `${run?.name} at ${webhook?.name ?? 'its callback_url'}`;
}

/** Numbers for names, which another run of the suite does not have. */
function placeIn(places: Map<string, number>, name: string): number {
  if (!places.has(name)) places.set(name, places.size);
  return places.get(name)!;
}
