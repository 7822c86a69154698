/** Changes for each step since it last passed, as the repository knows them. */
import { readCheckout } from './checkout.ts';
import type { Standing } from './choose.ts';
import type { Ground } from './ground.ts';
import type { LastRuns } from './last-runs.ts';
import type { Step } from './step.ts';

/** @returns tells of one step */
export function standings(runs: LastRuns): (step: Step) => Standing {
  const { filesOf, changesSince } = readCheckout(Object.values(runs).map(({ commit }) => commit));
  return (step) => {
    const last = runs[step.name];
    const { age, changed = [] } = (last && changesSince(last.commit)) ?? {};
    const own = filesOf(step as Ground);
    return { last, age, files: own.size, changed: changed.filter((file) => own.has(file)) };
  };
}
