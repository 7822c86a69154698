/** All makers of faults by kind, each loaded when it is asked for. */
import type { FaultKind } from '../../conformance/faults/machine-fault.ts';
import type { FaultMaker } from './maker.ts';

export const makers: Readonly<Record<FaultKind, () => Promise<FaultMaker>>> = {
  history: async () => (await import('./history-maker.ts')).historyMaker,
  request: async () => (await import('./server-makers.ts')).requestMaker,
  delivery: async () => (await import('./server-makers.ts')).deliveryMaker,
};
