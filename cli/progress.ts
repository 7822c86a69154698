/** Talk on stderr while a run goes on: a line that renews itself on a terminal, plain lines elsewhere. */
import { clearLine, cursorTo } from 'node:readline';
import type { WriteStream } from 'node:tty';
import type { RunEvent } from '../conformance/runner/run-options.ts';
import type { Verdict } from '../conformance/verdicts/verdict.ts';
import { visibleText } from '../src/input/visible-text.ts';

/** A line that renews itself needs a terminal that can move its cursor. */
export function progress(stream: NodeJS.WriteStream, term = process.env.TERM): (event: RunEvent) => void {
  return stream.isTTY && term !== 'dumb' ? renewed(stream) : plain(stream);
}

function plain(stream: NodeJS.WritableStream): (event: RunEvent) => void {
  const say = (line: string) => stream.write(`${visibleText(line)}\n`);
  const failed = new Set<string>();
  return (event) => {
    if (event.type === 'run-started') {
      say(`${event.target.base_url}: ${event.checks} checks, seed ${event.seed}`);
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
}

/** Number of checks that have failed by now, where there are any. */
function failedSoFar(failed: Set<string>, { check, verdict }: Verdict): string {
  if (verdict === 'fail') failed.add(check);
  return failed.size > 0 ? `, ${failed.size} failed` : '';
}

function pauseOf({ ms, checks }: { ms: number; checks: number }): string {
  return `connections broke: in ${ms / 1000} s the last try of ${checks} ${checks === 1 ? 'check' : 'checks'}`;
}

function renewed(stream: WriteStream): (event: RunEvent) => void {
  const show = (text: string) => {
    cursorTo(stream, 0);
    clearLine(stream, 0);
    stream.write(text.slice(0, stream.columns - 1));
  };
  const failed = new Set<string>();
  let told = '';
  return (event) => {
    if (event.type === 'run-started') for (const line of event.losses) stream.write(`${visibleText(line)}\n`);
    if (event.type === 'verdict' || event.type === 'tried-again') told = failedSoFar(failed, event.verdict);
    if (event.type === 'check-started') show(`[${event.index + 1}/${event.of}${told}] ${event.check.id}`);
    if (event.type === 'pause') show(pauseOf(event));
    if (event.type === 'run-finished') show('');
  };
}
