/** An exchange as a line for a shell. Tokens become variables named after their principal. */
import type { Exchange } from '../runner/history.ts';

/** Headers that say nothing about the case. */
const left_out = new Set(['user-agent', 'traceparent', 'accept', 'authorization']);

export function curlLine(exchange: Exchange): string {
  const { method, url, headers, body } = exchange.sent;
  const parts = ['curl'];
  if (method !== 'GET') parts.push('-X', method);
  parts.push(quote(url));
  if (headers.authorization !== undefined) {
    const variable = (exchange.principal ?? 'token').toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');
    parts.push('-H', `"Authorization: Bearer $${variable}"`);
  }
  for (const [name, value] of Object.entries(headers)) {
    if (!left_out.has(name)) parts.push('-H', quote(`${name}: ${value}`));
  }
  if (body !== undefined) parts.push('-d', quote(body));
  return parts.join(' ');
}

function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
