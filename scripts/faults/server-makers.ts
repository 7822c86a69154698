/** Faults in requests, effects and deliveries: each is put into a server of its own, which meets the suite. */
import { deliveryFaults } from '../../conformance/faults/deliveries/delivery-faults.ts';
import type { FaultFate, FaultKind, MachineFault } from '../../conformance/faults/machine-fault.ts';
import { requestFaults } from '../../conformance/faults/requests/request-faults.ts';
import { sideBySide } from '../runs/side-by-side.ts';
import type { FaultMaker } from './maker.ts';

const tasks = new URL('./server-tasks.ts', import.meta.url);

export const requestMaker = maker('request', requestFaults);
export const deliveryMaker = maker('delivery', deliveryFaults);

function maker(kind: FaultKind, faults: () => readonly MachineFault[]): FaultMaker {
  return { kind, faults, tried: (chosen) => sideBySide<MachineFault, FaultFate>(tasks, 'tried', chosen) };
}
