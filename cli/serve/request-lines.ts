/** The requests of `serve` as it tells of them: a line for people, or a JSON object for programs. */
import { styleText } from 'node:util';
import { visibleText } from '../../src/input/visible-text.ts';
import type { LoggedRequest } from '../../src/server/request-log.ts';

/** For people on stderr, for programs on stdout, or not at all. */
export const log_forms = ['text', 'json', 'off'] as const;
export type LogForm = (typeof log_forms)[number];

interface Output {
  readonly writableLength: number;
  write(text: string): unknown;
  on(event: 'error', act: () => void): unknown;
}

/** A terminal that is slower than the callers leaves lines out, in place of memory. */
const most_waiting_bytes = 1_048_576;

/** @returns undefined where nothing is told, which costs nothing */
export function requestTeller(form: LogForm, output: Output): ((request: LoggedRequest) => void) | undefined {
  if (form === 'off') return undefined;
  let left_out = 0;
  let is_gone = false;
  // Nobody reads it any more; the server goes on.
  output.on('error', () => {
    is_gone = true;
  });
  return (request) => {
    if (is_gone) return;
    if (output.writableLength > most_waiting_bytes) {
      left_out += 1;
      return;
    }
    if (left_out > 0 && form === 'text') output.write(`(${left_out} requests not shown)\n`);
    left_out = 0;
    output.write(form === 'json' ? `${JSON.stringify(request)}\n` : requestLine(request));
  };
}

/** Method, path, operation, principal, status and the first reason of a refusal. */
export function requestLine({ method, path, operation, principal, status, took_ms, reason }: LoggedRequest): string {
  const told = [
    `${method} ${path}`,
    operation ?? '-',
    principal ?? '-',
    paint(status),
    `${Math.round(took_ms)} ms`,
    ...(reason === null ? [] : [reason]),
  ];
  return `${told.map((one, at) => (at === 3 ? one : visibleText(one))).join('  ')}\n`;
}

function paint(status: number | null): string {
  const colour = status === null || status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green';
  // Colours are for a terminal, and NO_COLOR is obeyed.
  return styleText(colour, String(status ?? 'cut'), { stream: process.stderr });
}
