/** Talk on stderr while a run goes on: a bar for somebody who watches a terminal, steady lines elsewhere. */
import type { RunEvent } from '../conformance/runner/run-options.ts';
import { baseUrlsOf } from '../conformance/target/base-urls.ts';
import type { Verdict } from '../conformance/verdicts/verdict.ts';
import { counted } from '../src/input/counted.ts';
import { visibleText } from '../src/input/visible-text.ts';
import { barText, endByPace } from './progress-bar.ts';

/** A check, as far as it tells how much of a run's time it takes. */
interface Paced {
  id: string;
  wave?: object;
  watches?: unknown;
  gathers?: unknown;
}

export interface Progress {
  tell(event: RunEvent): void;
  /** Nothing of a bar stays on the terminal, whatever comes of the run. */
  end(): void;
}

/** Injected by tests. */
interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  now_ms(): number;
}

const usual: Surroundings = { env: process.env, now_ms: () => performance.now() };

/** @param checks of the run */
export function progress(stream: NodeJS.WriteStream, checks: readonly Paced[], surroundings = usual): Progress {
  const { TERM, CI, NO_COLOR } = surroundings.env;
  const takes_bar = stream.isTTY && TERM !== 'dumb' && !NO_COLOR && (!CI || CI === 'false');
  return takes_bar ? barOf(stream, checks, surroundings) : plain(stream);
}

function plain(stream: NodeJS.WritableStream): Progress {
  const say = (line: string) => stream.write(`${visibleText(line)}\n`);
  const failed = new Set<string>();
  const tell = (event: RunEvent) => {
    if (event.type === 'run-started') {
      say(`${baseUrlsOf(event.target).join(', ')}: ${counted(event.checks, 'check')}, seed ${event.seed}`);
      for (const line of event.losses) say(line);
    }
    if (event.type === 'verdict') {
      const { verdict } = event;
      const why = 'message' in verdict ? `: ${verdict.message}` : '';
      say(
        `[${event.index + 1}/${event.of}${failedSoFar(failed, verdict)}] ${verdict.verdict} ${verdict.check} (${verdict.cases} cases, ${verdict.comparisons} comparisons)${why}`,
      );
    }
    if (event.type === 'pause') say(`[again] ${pauseOf(event)}`);
    if (event.type === 'tried-again') {
      const { verdict, before } = event;
      say(`[again${failedSoFar(failed, verdict)}] ${verdict.verdict} ${verdict.check}, which was ${before.verdict}`);
    }
  };
  return { tell, end() {} };
}

/** Number of checks that have failed by now, where there are any. */
function failedSoFar(failed: Set<string>, { check, verdict }: Verdict): string {
  if (verdict === 'fail') failed.add(check);
  return failed.size > 0 ? `, ${failed.size} failed` : '';
}

function pauseOf({ ms, checks }: { ms: number; checks: number }): string {
  return `connections broke: in ${ms / 1000} s the last try of ${counted(checks, 'check')}`;
}

/** While a check waits, the time left goes down all the same. */
const tick_ms = 500;
/** Of terminals that do not tell their width. */
const usual_columns = 80;
/** Checks whose deliveries come by shared waves, and those that look at what others sent, are done all at once. */
const light = 0.1;
const to_begin_of_line = '\r';
const erase_to_end = '\u001b[K';

function barOf(stream: NodeJS.WriteStream, checks: readonly Paced[], { now_ms }: Surroundings): Progress {
  const weights = new Map(checks.map((check) => [check.id, check.wave || check.watches || check.gathers ? light : 1]));
  const all_weight = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const failed = new Set<string>();
  const done = new Set<string>();
  const began_ms = now_ms();
  let done_weight = 0;
  let area = '';
  let note: string | undefined;
  let end_ms: number | undefined;

  // A last column that is written to makes some terminals go on to the next line.
  const show = (text: string) => {
    stream.write(`${to_begin_of_line}${text.slice(0, (stream.columns || usual_columns) - 1)}${erase_to_end}`);
  };
  const draw = () => {
    if (note !== undefined) return show(note);
    const elapsed_ms = now_ms() - began_ms;
    const share = all_weight === 0 ? 1 : done_weight / all_weight;
    end_ms = endByPace(end_ms, share, elapsed_ms);
    const left_ms = end_ms === undefined ? undefined : Math.max(0, end_ms - elapsed_ms);
    const state = { share, done: done.size, of: checks.length, area, failed: failed.size, left_ms };
    show(barText(state, (stream.columns || usual_columns) - 1));
  };
  const keep = ({ check, verdict }: Verdict) => {
    if (verdict === 'fail') failed.add(check);
    if (!done.has(check)) done_weight += weights.get(check) ?? 0;
    // Rules of other parts of a divided run are told of as well.
    if (weights.has(check)) done.add(check);
  };
  const timer = setInterval(draw, tick_ms).unref();
  const end = () => {
    clearInterval(timer);
    show('');
  };
  return {
    tell(event) {
      if (event.type === 'run-finished') return end();
      note = undefined;
      if (event.type === 'run-started') {
        show('');
        for (const line of event.losses) stream.write(`${visibleText(line)}\n`);
      }
      if (event.type === 'check-started') area = event.check.area;
      if (event.type === 'verdict') keep(event.verdict);
      if (event.type === 'tried-again') {
        keep(event.verdict);
        area = `again: ${event.verdict.check}`;
      }
      if (event.type === 'pause') note = pauseOf(event);
      draw();
    },
    end,
  };
}
