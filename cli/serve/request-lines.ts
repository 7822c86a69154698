/** The requests of `serve` as it tells of them: a line for people, or an object for programs. */
import { styleText } from 'node:util';
import { visibleText } from '../../src/input/visible-text.ts';
import type { LoggedRequest } from '../../src/server/request-log.ts';

/** A text in JSON whose name says that it is a secret; its end may be cut off. */
const secret_text = /("[^"\\]*(?:secret|token|password)[^"\\]*"\s*:\s*)"(?:[^"\\]|\\.)*(?:"|\\?…?$)/gi;

/** Logs are kept for long, and by others: secrets in bodies, such as those of webhooks, are blotted out. */
export function requestObject(request: LoggedRequest): LoggedRequest {
  return request.body === null ? request : { ...request, body: request.body.replaceAll(secret_text, '$1"***"') };
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
