/**
 * The end of the process before its command is done: a signal, a reader of its output that went away, an output that
 * cannot be written, a mistake of the kit that nobody caught, or an event loop in which nothing is left to wait for.
 * Work that must be cleaned up after is told to stop; without any, the process ends at once.
 */
import { InputError } from '../src/input/input-error.ts';
import { within } from '../src/input/within.ts';
import { exitCodes } from './exit-codes.ts';

export interface End {
  /** The exit code, unless the command's own says more. */
  code: number;
  /** By the wish of a user or a machine, of which the command may make what it likes. */
  is_signal?: true;
  /** Line for the error stream. */
  says?: string;
}

type Stop = (end: End) => void;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const stops = new Set<Stop>();
const came = new Set<string>();
let ended: End | undefined;
let is_guarded = false;
let is_settled = false;
/** Set where the process leaves when its command is done, whatever still holds the event loop. */
let leaves = false;

/** Talk that nobody reads is given up after this time. Results wait for their reader, who may be a person at a pager. */
const talk_ms = 1_000;

/** Timers that keep no process alive may still bring what is waited for; none of the kit is longer. */
const idle_ms = 30_000;
const idle_step_ms = 500;

/** Every end of the process goes through here from now on. @param most_idle_ms injected by tests */
export function guardProcess(most_idle_ms = idle_ms): void {
  is_guarded = true;
  let left_ms = most_idle_ms;
  let is_lost = false;
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') end({ code: exitCodes.unread });
    else end({ code: exitCodes.usage, says: `the standard output cannot be written (${code ?? message})` });
  });
  // Its reader misses talk by leaving, and no result.
  process.stderr.on('error', () => {});
  process.on('uncaughtException', (error: unknown) => {
    if (process.env.MODEL_RUN_KIT_DEBUG) console.error(error);
    end({ code: exitCodes.kit_fault, says: faultLine(error) });
  });
  process.on('beforeExit', () => {
    if (is_settled) return;
    left_ms -= idle_step_ms;
    if (left_ms < 0) {
      if (is_lost) process.exit(decided(exitCodes.kit_fault));
      is_lost = true;
      left_ms = most_idle_ms;
      end({ code: exitCodes.kit_fault, says: faultLine('it waited for something that cannot come any more') });
    }
    setTimeout(() => {}, Math.min(idle_step_ms, most_idle_ms));
  });
}

/** Line on a mistake of the kit. */
export function faultLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `a fault of the kit: ${message} (set MODEL_RUN_KIT_DEBUG=1 to see where)`;
}

/**
 * Signals are an end from now on: the first one stops the work, the same once more ends the process.
 * @param stop makes the work end in good order
 * @returns forgets it
 */
export function onEnd(stop: Stop): () => void {
  for (const signal of signals) if (!process.listeners(signal).includes(heed)) process.on(signal, heed);
  stops.add(stop);
  return () => {
    stops.delete(stop);
    if (!is_guarded && stops.size === 0) for (const signal of signals) process.off(signal, heed);
  };
}

/** Work that an end interrupts; the process leaves when it is done. @returns its exit code */
export async function interruptible(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const interruption = new AbortController();
  const forget = onEnd((end) => interruption.abort(end));
  leaves = true;
  try {
    return await work(interruption.signal);
  } catch (error) {
    // Any other error is how the work ends when it is told to.
    if (!interruption.signal.aborted || error instanceof InputError) throw error;
    return endOf(interruption.signal).code;
  } finally {
    forget();
  }
}

/** The end that interrupted a work. */
export function endOf(signal: AbortSignal): End {
  return signal.reason as End;
}

/** The command is done. @param code its own */
export async function conclude(code: number): Promise<void> {
  is_settled = true;
  process.exitCode = decided(code);
  if (!leaves) return;
  await written(process.stdout);
  await within(written(process.stderr), talk_ms, () => {});
  process.exit(decided(code));
}

/** The command says itself what a signal means; and failures that were found are not made less by a mistake of the kit. */
function decided(code: number): number {
  if (!ended || ended.is_signal || (ended.code === exitCodes.kit_fault && code === exitCodes.fails)) return code;
  return ended.code;
}

function written(stream: NodeJS.WriteStream): Promise<unknown> {
  // A reader who is gone misses nothing then; an error that came is told of by then.
  if (stream.writableLength === 0) return new Promise((done) => setImmediate(done));
  return new Promise((done) => stream.write('', done));
}

function heed(signal: NodeJS.Signals): void {
  const is_wanted = came.has(signal) || stops.size === 0;
  came.add(signal);
  if (is_wanted) process.exit(exitCodes.interrupted);
  end({ code: exitCodes.interrupted, is_signal: true });
}

/** The first of several decides. */
function end(next: End): void {
  if (ended) return;
  ended = next;
  if (next.says !== undefined) process.stderr.write(`model-run-kit: ${next.says}\n`);
  for (const stop of stops) stop(next);
  const goes_by_itself = stops.size > 0 || (is_settled && leaves);
  if (!goes_by_itself) process.exit(next.code);
}
