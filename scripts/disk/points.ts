/** Points at which a disk can fail in a run of the server. */
import { createRandom } from '../../src/engine/random.ts';
import { type DiskFault, type FileCall, file_calls, isAnswer, pathsOf, type Traced } from './strace.ts';

/** A fault, and the requests up to the kill: a few more than those up to the fault, so that later ones hide nothing. */
export interface DiskCase extends DiskFault {
  acts: number;
}

const most_more = 4;

/**
 * Every call of a run, each as a fault that passes or stays, of a disk that is broken or full, as chance has it.
 * @returns the kinds of calls in turn, and those of a kind in no order, so that the first few show something of each
 */
export function casesIn(calls: readonly Traced[], folder: string, seed: number): DiskCase[] {
  const random = createRandom(`disk ${seed}`);
  const by_call = file_calls.map((call) => {
    const cases = answersBefore(calls, folder, call).map((answers, index): DiskCase => {
      const error = random.integer(2) === 0 ? 'EIO' : 'ENOSPC';
      const acts = answers + 1 + random.integer(most_more);
      return { call, error, nth: index + 1, stays: random.integer(2) === 0, acts };
    });
    return cases.map((one) => ({ one, at: random.integer(1_000_000) })).toSorted((a, b) => a.at - b.at);
  });
  const most = Math.max(...by_call.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    by_call.flatMap((all) => (all[index] === undefined ? [] : [all[index].one])),
  ).flat();
}

/** Of the nth call of a kind, how many answers had left. strace counts for each thread: the first to come there. */
function answersBefore(calls: readonly Traced[], folder: string, name: FileCall): number[] {
  const made = new Map<string, number>();
  const found: number[] = [];
  let answers = 0;
  for (const traced of calls) {
    if (isAnswer(traced)) answers += 1;
    if (traced.call !== name || pathsOf(traced, folder).length === 0) continue;
    const nth = (made.get(traced.thread) ?? 0) + 1;
    made.set(traced.thread, nth);
    found[nth - 1] ??= answers;
  }
  return found;
}

/** The log of the database cannot be brought to the disk for the first request. */
export function caseOfFirstAnswer(calls: readonly Traced[], file: string): DiskCase {
  const before = calls.slice(0, calls.findIndex(isAnswer));
  const last = before.findLast((traced) => traced.call === 'fsync' && traced.args.includes(`<${file}-wal>`))!;
  const of_thread = before.filter(({ call, thread }) => call === 'fsync' && thread === last.thread);
  return { call: 'fsync', error: 'EIO', nth: of_thread.indexOf(last) + 1, stays: false, acts: 4 };
}

export function textOf({ call, error, nth, stays, acts }: DiskCase): string {
  return `${call} ${nth}${stays ? '+' : ''} ${error} ${acts}`;
}

/** @returns undefined for what `textOf` has not written */
export function caseOf(text: string): DiskCase | undefined {
  const [, name, nth, stays, error, acts] = /^(\w+) ([1-9]\d{0,5})(\+?) (EIO|ENOSPC) (\d{1,3})$/.exec(text) ?? [];
  const call = file_calls.find((each) => each === name);
  return (
    call && { call, nth: Number(nth), stays: stays === '+', error: error as DiskFault['error'], acts: Number(acts) }
  );
}
