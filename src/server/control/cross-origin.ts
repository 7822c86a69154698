/** Cross-origin rules of the control interface: pages of named origins may read it, and no others. */
import type { IncomingMessage } from 'node:http';
import { withCredentials } from '../requests/cors.ts';

/** None for pages whose origin was not named: they are not to read that they were refused, either. */
export function crossOriginHeaders({ headers }: IncomingMessage, origins: readonly string[]): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined || !origins.includes(origin)) return { vary: 'Origin' };
  const readable = { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Allow, Date' };
  return { vary: 'Origin', ...readable, ...withCredentials(origin) };
}

/** @param allow the methods of the path that is asked about */
export function preflightHeaders({ headers }: IncomingMessage, allow: readonly string[]): Record<string, string> {
  const is_private = headers['access-control-request-private-network'] === 'true';
  return {
    'access-control-allow-methods': allow.join(', '),
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-max-age': '600',
    ...(is_private && { 'access-control-allow-private-network': 'true' }),
  };
}
