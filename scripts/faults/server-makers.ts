/** Faults in requests, effects and deliveries: each is put into a server of its own, which meets the suite. */
import { deliveryFaults } from '../../conformance/faults/deliveries/delivery-faults.ts';
import { type FaultFate, type MachineFault, nameOf } from '../../conformance/faults/machine-fault.ts';
import { requestFaults } from '../../conformance/faults/requests/request-faults.ts';
import { sideBySide } from '../runs/side-by-side.ts';
import type { Uses } from './clean-run-tasks.ts';
import type { FaultMaker } from './maker.ts';
import type { ServerTask, SoughtTask, TogetherTask } from './server-tasks.ts';

const tasks = new URL('./server-tasks.ts', import.meta.url);
/** So many wait for their occasion in one server: two hundred make it half as slow again. */
const sought_at_once = 300;

export const requestMaker: FaultMaker = {
  kind: 'request',
  quick: 2,
  progress_every: 50,
  faults: requestFaults,
  async *tried(faults, clean_runs) {
    const { uses } = await clean_runs.first();
    const few = faults.length < sought_at_once;
    const dealt = few ? [] : chunksOf(faults, sought_at_once).map((some): SoughtTask => ({ faults: some }));
    const unmet = new Set<string>();
    for await (const names of sideBySide<SoughtTask, string[]>(tasks, 'unmet', dealt))
      for (const name of names) unmet.add(name);
    yield* faults
      .filter((one) => unmet.has(nameOf(one)))
      .map((fault) => ({ fault, killed_by: [], unmet: true }) as const);

    const left = faults.filter((one) => !unmet.has(nameOf(one)));
    const everywhere = left.filter(({ only }) => only === undefined);
    const alive = new Set<string>();
    for await (const fate of alone(everywhere, uses)) {
      if (fate.killed_by.length === 0) alive.add(nameOf(fate.fault));
      yield fate;
    }
    // A fault that no check notices for all callers lives for some of them, too: such faults share servers.
    const isQuiet = (fault: MachineFault) => alive.has(nameOf({ ...fault, only: undefined }));
    const somewhere = left.filter(({ only }) => only !== undefined);
    const quiet = somewhere.filter(isQuiet);
    const loud = somewhere.filter((fault) => !isQuiet(fault));
    for await (const fates of sideBySide<TogetherTask, FaultFate[]>(tasks, 'triedTogether', companies(quiet))) {
      const is_clean = fates.every(({ killed_by }) => killed_by.length === 0);
      if (is_clean) yield* fates;
      else loud.push(...fates.map(({ fault }) => fault));
    }
    yield* alone(loud, uses);
  },
};

export const deliveryMaker: FaultMaker = {
  kind: 'delivery',
  quick: 2,
  progress_every: 50,
  faults: deliveryFaults,
  async *tried(faults, clean_runs) {
    const { uses } = await clean_runs.first();
    yield* alone(faults, uses);
  },
};

function alone(faults: readonly MachineFault[], uses: Uses): AsyncIterable<FaultFate> {
  return sideBySide<ServerTask, FaultFate>(
    tasks,
    'tried',
    faults.map((fault) => ({ fault, uses })),
  );
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** No two faults of a company are in one operation, so that none hides another. */
function companies(faults: readonly MachineFault[]): TogetherTask[] {
  const by_operation = Object.values(Object.groupBy(faults, ({ operation }) => operation)) as MachineFault[][];
  const most = Math.max(0, ...by_operation.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => ({
    faults: by_operation.flatMap((some) => some.slice(index, index + 1)),
  }));
}
