/** Bounds on the garbage that V8 lets gather while a run goes on. */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** A V8 that no longer knows one of them would say so on the error stream. */
const is_measured = process.versions.node.startsWith('24.');

/** Old objects are collected when there are three tenths more of them, and not when there are twice as many or more. */
const old_growth = '--heap-growing-percent=30';

/** Young objects have two halves of so much. V8 would double them up to 64 MiB each. */
const half_bytes = 8 * 2 ** 20;

/** Before a run is loaded: all of that lives on, and V8 would double the halves for it and never shrink them. */
export function holdYoung(): void {
  growYoungBy(1);
}

/** For the process of a run: its heap grows by what it keeps, for which V8 would let as much garbage gather. */
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
