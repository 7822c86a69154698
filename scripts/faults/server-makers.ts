/** Faults in requests, effects and deliveries: each is put into a server of its own, which meets the suite. */
import { deliveryFaults } from '../../conformance/faults/deliveries/delivery-faults.ts';
import type { FaultFate, FaultKind, MachineFault } from '../../conformance/faults/machine-fault.ts';
import { requestFaults } from '../../conformance/faults/requests/request-faults.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { sideBySide } from '../runs/side-by-side.ts';
import type { FaultMaker } from './maker.ts';
import { counted, type ServerTask } from './server-tasks.ts';

const tasks = new URL('./server-tasks.ts', import.meta.url);

export const requestMaker = maker('request', requestFaults);
export const deliveryMaker = maker('delivery', deliveryFaults);

function maker(kind: FaultKind, faults: () => readonly MachineFault[]): FaultMaker {
  return {
    kind,
    sample: 6,
    progress_every: 50,
    faults,
    async *tried(chosen) {
      const uses = await counted(default_seed);
      const asked = chosen.map((fault): ServerTask => ({ fault, uses }));
      yield* sideBySide<ServerTask, FaultFate>(tasks, 'tried', asked);
    },
  };
}
