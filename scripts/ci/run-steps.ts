/** Runs the steps of CI, two at a time where they bear it. */
import { startRunning } from './running.ts';
import type { Step } from './step.ts';

/** The cores that CI has. */
const lanes = 2;

export interface Counts {
  passed: number;
  failed: number;
}

/**
 * A step that fails does not stop the rest. What a step prints comes in one piece when it ends, or as it comes where
 * nothing runs beside it.
 * @param write is given text as it is to be printed
 */
export async function runSteps(steps: readonly Step[], write: (text: string) => void): Promise<Counts> {
  const waiting = [...steps];
  const busy = new Map<Step, Promise<Step>>();
  const failed: string[] = [];
  const begin = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const ended = runStep(step, write).then((is_good) => {
      if (!is_good) failed.push(step.name);
      return step;
    });
    busy.set(step, ended);
  };
  while (waiting.length + busy.size > 0) {
    const next = nextOf(waiting, [...busy.keys()]);
    if (next) begin(next);
    else busy.delete(await Promise.race(busy.values()));
  }
  if (failed.length > 0) write(`\nfailed: ${failed.join(', ')}\n`);
  return { passed: steps.length - failed.length, failed: failed.length };
}

/** The first one for which there is room now; order is kept where one must be alone. */
function nextOf(waiting: readonly Step[], busy: readonly Step[]): Step | undefined {
  if (busy.length === lanes || busy.some(({ alone }) => alone)) return undefined;
  const open = [...waiting, ...busy].map(({ name }) => name);
  const isReady = ({ after = [] }: Step) => !after.some((name) => open.includes(name));
  const next = waiting.find(isReady);
  return next?.alone && busy.length > 0 ? undefined : next;
}

/** @returns whether it passed */
async function runStep({ name, title, limit_s, alone, run }: Step, write: (text: string) => void): Promise<boolean> {
  const pieces: string[] = [];
  let is_line_open = false;
  const print = (text: string) => {
    if (text === '') return;
    is_line_open = !text.endsWith('\n');
    if (alone) write(text);
    else pieces.push(text);
  };
  print(`\n== ${name}: ${title}\n`);
  const began = performance.now();
  const { running, end } = startRunning(name, print);
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
  return is_good;
}
