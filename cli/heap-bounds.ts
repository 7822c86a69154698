/** Bounds on the garbage that V8 lets gather while a run goes on. */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** A V8 that no longer knows one of them would say so on the error stream. */
const is_measured = process.versions.node.startsWith('24.');

/** Old objects are collected when there are three tenths more of them, and not when there are twice as many or more. */
const old_growth = '--heap-growing-percent=30';

/** Young objects have two halves of so much. V8 would double them up to 64 MiB each. */
const half_bytes = 8 * 2 ** 20;

/**
 * Before what a run takes is loaded: all of that lives on, for which V8 would double the halves beyond what is enough
 * afterwards, and it takes none of it back.
 */
export function holdYoung(): void {
  growYoungBy(1);
}

/**
 * For the process of a run: it keeps what it sees, and V8 takes a heap that grows for one that needs room, so that as much
 * garbage would gather again.
 */
export function boundHeap(): void {
  if (!is_measured) return;
  setFlagsFromString(old_growth);
  growYoung();
  holdYoung();
}

/** They grow where enough has lived on since the last collection but one: some things that do, and go again. */
function growYoung(): void {
  const before = halfOfYoung();
  if (before >= half_bytes) return;
  growYoungBy(half_bytes / before);
  const things: unknown[] = [];
  const most = (4 * half_bytes) / thing_bytes;
  while (things.length < most && halfOfYoung() === before) things.push(new Array(thing_bytes / 8).fill(0));
}

const thing_bytes = 65_536;

function growYoungBy(factor: number): void {
  if (is_measured) setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}

function halfOfYoung(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.space_size / 2;
}
