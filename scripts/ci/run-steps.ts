/** Runs the steps of CI, two at a time where they bear it. */
import { startRunning } from './running.ts';
import type { Step } from './step.ts';

/** The cores that CI has. */
export const lanes = 2;

/** Characters of a failed step's output that are printed again at the end. */
const most_of_last_words = 1500;

export interface StepsRun {
  /** Prints text. */
  write(text: string): void;
  /** Steps that have passed before. */
  already: number;
  /** Steps that were left out. */
  skipped: number;
  /** Steps were chosen by what changed. */
  is_landing: boolean;
  /** Is told of each step. */
  ended?: ((name: string, is_good: boolean, seconds: number) => void) | undefined;
}

/**
 * Prints what the steps say, and counts them in the last line. A step that fails does not stop the rest. Its output is
 * printed when it ends, in one piece; that of a step which runs alone at once.
 * @returns the exit code
 */
export async function runSteps(
  steps: readonly Step[],
  { write, already, skipped, is_landing, ended }: StepsRun,
): Promise<0 | 1> {
  const waiting = [...steps];
  const busy = new Map<Step, Promise<Step>>();
  const failed = new Map<string, string>();
  const begin = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const running = runStep(step, { write, is_landing }).then(({ is_good, seconds, last_words }) => {
      ended?.(step.name, is_good, seconds);
      if (!is_good) failed.set(step.name, last_words);
      return step;
    });
    busy.set(step, running);
  };
  while (waiting.length + busy.size > 0) {
    const next = nextOf(waiting, [...busy.keys()]);
    if (next) begin(next);
    else busy.delete(await Promise.race(busy.values()));
  }
  // Logs are kept by their ends: the reason stands there, wherever the step ran.
  for (const [name, last_words] of failed) write(`\n== ${name} failed; it ended with\n${last_words}\n`);
  if (failed.size > 0) write(`\nfailed: ${[...failed.keys()].join(', ')}\n`);
  const left_out = skipped > 0 ? `, ${skipped} skipped` : '';
  write(`\n${already + steps.length - failed.size} passed, ${failed.size} failed${left_out}\n`);
  return failed.size > 0 ? 1 : 0;
}

/** The first one for which there is room now; order is kept where one must be alone. */
function nextOf(waiting: readonly Step[], busy: readonly Step[]): Step | undefined {
  if (busy.length === lanes || busy.some(({ alone }) => alone)) return undefined;
  const open = [...waiting, ...busy].map(({ name }) => name);
  const isReady = ({ after = [], needs = [] }: Step) => ![...after, ...needs].some((name) => open.includes(name));
  const next = waiting.find(isReady);
  return next?.alone && busy.length > 0 ? undefined : next;
}

async function runStep(
  { name, title, limit_s, alone, run }: Step,
  { write, is_landing }: Pick<StepsRun, 'write' | 'is_landing'>,
): Promise<{ is_good: boolean; seconds: number; last_words: string }> {
  let last_words = '';
  const pieces: string[] = [];
  let is_line_open = false;
  const print = (text: string) => {
    if (text === '') return;
    is_line_open = !text.endsWith('\n');
    last_words = (last_words + text).slice(-most_of_last_words);
    if (alone) write(text);
    else pieces.push(text);
  };
  print(`\n== ${name}: ${title}\n`);
  const began = performance.now();
  const { running, end } = startRunning({ name, is_landing, write: print });
  let timer: NodeJS.Timeout | undefined;
  const cut = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      print(`cut after ${limit_s} s\n`);
      resolve(false);
    }, limit_s * 1000);
  });
  const outcome = run(running).catch((error: unknown) => {
    print(`${error instanceof Error ? error.stack : error}\n`);
    return false;
  });
  const is_good = await Promise.race([outcome, cut]);
  clearTimeout(timer);
  end();
  const seconds = Math.round((performance.now() - began) / 1000);
  print(`${is_line_open ? '\n' : ''}${is_good ? '' : `FAILED: ${name}\n`}-- ${name}: ${seconds} s\n`);
  if (pieces.length > 0) write(pieces.join(''));
  return { is_good, seconds, last_words: last_words.trim() };
}
