/** All makers of faults by kind, each loaded when it is asked for. */
import type { FaultKind } from '../../conformance/faults/machine-fault.ts';
import type { FaultMaker } from './maker.ts';

export const makers: Partial<Record<FaultKind, () => Promise<FaultMaker>>> = {
  history: async () => (await import('./history-maker.ts')).historyMaker,
};
