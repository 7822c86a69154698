/**
 * The log of `serve`: lines for people, or JSON objects for programs. It writes them itself: pino, which Fastify brings
 * along, took 6 µs a line where this takes 2.5, and left out lines under load that this one writes.
 */
import { inspect } from 'node:util';
import type { LoggedRequest } from '../../src/server/request-log.ts';
import { diskTroubleOf } from '../../src/store/disk-trouble.ts';
import { requestLine, requestObject } from './request-lines.ts';

/** For people on stderr, for programs on stdout, or not at all. */
export const log_forms = ['text', 'json', 'off'] as const;
export type LogForm = (typeof log_forms)[number];

export interface ServeLog {
  /** Absent where nothing is told, which costs nothing. */
  onRequest: ((request: LoggedRequest) => void) | undefined;
  /** Absent where faults go to standard error as they are. */
  onFault: ((error: unknown, request_id?: string) => void) | undefined;
  /** Tells programs what becomes of the server. */
  tell(event: 'start' | 'drain' | 'stop', more?: object): void;
  /** Lines have left, or their reader takes too long. */
  flushed(): Promise<void>;
}

interface Output {
  readonly writableLength: number;
  write(text: string, written?: () => void): unknown;
  on(event: 'error', act: () => void): unknown;
}

type Level = 'info' | 'warn' | 'error';

/** A reader that is slower than the callers misses lines, in place of memory. */
const most_waiting_bytes = 1_048_576;

/** The end of the process waits no longer for a reader. */
const flush_ms = 1_000;

/** Of an error with its causes. */
const longest_error = 16_384;

/** @param now gives the time of each JSON line, which is the machine's and not that of a world */
export function createLog(form: LogForm, output: Output, now = () => new Date()): ServeLog {
  if (form === 'off') {
    return { onRequest: undefined, onFault: undefined, tell() {}, flushed: async () => {} };
  }
  const jsonLine = (level: Level, more: object): string =>
    `${JSON.stringify({ ...more, level, time: now().toISOString() })}\n`;
  const write = boundedLines(output, (left_out) =>
    form === 'text' ? `(${left_out} requests not shown)\n` : jsonLine('warn', { event: 'left_out', lines: left_out }),
  );
  const flushed = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, flush_ms);
      output.write('', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  if (form === 'text') {
    return { onRequest: (request) => write(requestLine(request)), onFault: undefined, tell() {}, flushed };
  }
  return {
    onRequest: (request) => write(jsonLine((request.status ?? 0) >= 500 ? 'error' : 'info', requestObject(request))),
    onFault: (error, request_id) => write(jsonLine(...faultOf(error, request_id))),
    tell: (event, more) => write(jsonLine('info', { event, ...more })),
    flushed,
  };
}

function boundedLines(output: Output, missing: (left_out: number) => string): (line: string) => void {
  let left_out = 0;
  let is_gone = false;
  // Nobody reads it any more; the server goes on.
  output.on('error', () => {
    is_gone = true;
  });
  return (line) => {
    if (is_gone) return;
    if (output.writableLength > most_waiting_bytes) {
      left_out += 1;
      return;
    }
    if (left_out > 0) output.write(missing(left_out));
    left_out = 0;
    output.write(line);
  };
}

/** A database or a disk may be mended; all else is a mistake of the kit. */
function faultOf(error: unknown, request_id: string | undefined): [Level, object] {
  const trouble = diskTroubleOf(error);
  const event = trouble === 'away' ? 'database' : trouble ? 'disk' : 'fault';
  const message = error instanceof Error ? error.message : String(error);
  const stack = trouble ? undefined : inspect(error).slice(0, longest_error);
  return [trouble === 'away' ? 'warn' : 'error', { event, message, request_id, stack }];
}
