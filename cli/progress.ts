/** Talk on stderr while a run goes on: a line that renews itself on a terminal, plain lines elsewhere. */
import { clearLine, cursorTo } from 'node:readline';
import type { WriteStream } from 'node:tty';
import type { RunEvent } from '../conformance/runner/run-options.ts';

export function progress(stream: NodeJS.WriteStream): (event: RunEvent) => void {
  return stream.isTTY ? renewed(stream) : plain(stream);
}

function plain(stream: NodeJS.WritableStream): (event: RunEvent) => void {
  return (event) => {
    if (event.type === 'run-started') {
      stream.write(`${event.target.base_url}: ${event.checks} checks, seed ${event.seed}\n`);
      for (const line of event.losses) stream.write(`${line}\n`);
    }
    if (event.type === 'verdict') {
      const { verdict } = event;
      const why = 'message' in verdict ? `: ${verdict.message}` : '';
      stream.write(
        `[${event.index + 1}/${event.of}] ${verdict.verdict} ${verdict.check} (${verdict.cases} cases, ${verdict.comparisons} comparisons)${why}\n`,
      );
    }
    if (event.type === 'pause') stream.write(`[again] ${pauseOf(event)}\n`);
    if (event.type === 'tried-again') {
      stream.write(`[again] ${event.verdict.verdict} ${event.verdict.check}, which was ${event.before.verdict}\n`);
    }
  };
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
  return (event) => {
    if (event.type === 'run-started') for (const line of event.losses) stream.write(`${line}\n`);
    if (event.type === 'check-started') show(`[${event.index + 1}/${event.of}] ${event.check.id}`);
    if (event.type === 'pause') show(pauseOf(event));
    if (event.type === 'run-finished') show('');
  };
}
