/** How much garbage V8 lets gather while a run goes on. */
import { setFlagsFromString } from 'node:v8';

/** A V8 that no longer knows one of them would say so on the error stream. */
const measured_with = '24.';

/** Both are read at each collection. */
const bounds = [
  // Young objects have 16 MiB for each half by then, and would get 64.
  '--semi-space-growth-factor=1',
  // Old ones are collected when there are a fifth more of them, and not when there are twice as many or more.
  '--heap-growing-percent=20',
];

/**
 * For the process of a run: it keeps what it sees, and V8 takes a heap that grows for one that needs room, so that as much
 * garbage would gather again.
 */
export function boundHeap(): void {
  if (!process.versions.node.startsWith(measured_with)) return;
  for (const bound of bounds) setFlagsFromString(bound);
}
