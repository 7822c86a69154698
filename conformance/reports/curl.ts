/** An exchange as a `curl` line for a shell. A secret becomes a variable: a token the one of its principal. */
import { isPlainWord, quotedForShell } from '../../src/input/shell-word.ts';
import type { Exchange } from '../suite/exchange.ts';

/** Headers that say nothing about the case. */
const left_out = new Set(['user-agent', 'traceparent', 'accept', 'authorization']);

export function curlLine(exchange: Exchange): string {
  const { method, url, headers, body } = exchange.sent;
  const parts = ['curl'];
  if (method !== 'GET') parts.push('-X', method);
  // The query of a presigned URL is its key.
  parts.push(quoted(url, 'PRESIGNED_QUERY'));
  if (headers.authorization !== undefined) {
    parts.push('-H', `"Authorization: Bearer $${variable(exchange.principal ?? 'token')}"`);
  }
  for (const [name, value] of Object.entries(headers)) {
    if (!left_out.has(name)) parts.push('-H', quoted(`${name}: ${value}`, variable(name)));
  }
  if (body !== undefined) parts.push(...dataOf(body));
  return parts.join(' ');
}

/** Bytes that are no text have no place in a report. */
function dataOf(body: string): string[] {
  return /^\(\d+ bytes\)$/.test(body) ? ['--data-binary', '@FILE'] : ['--data-raw', quoted(body, 'SECRET')];
}

function variable(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');
}

/** @param secret the variable that stands where something was taken out */
function quoted(text: string, secret: string): string {
  if (isPlainWord(text)) return text;
  const pieces = text.split('***').map((piece) => (piece === '' ? '' : quotedForShell(piece)));
  return pieces.join(`"$${secret}"`);
}
