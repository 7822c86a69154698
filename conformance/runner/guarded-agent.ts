/**
 * The second guard of credentials, which knows nothing of the first: whoever sends what by this agent, a connection to
 * another host than the base URL's is given no header but a few harmless ones.
 */
import type { Dispatcher } from 'undici';
import { type AgentOptions, createAgent, type Way } from '../target/agent.ts';
import { baseUrlsOf } from '../target/base-urls.ts';

/** All that anybody else than the target is told. */
export const harmless_headers: readonly string[] = ['accept', 'user-agent', 'content-type', 'content-length'];

/** Somebody was about to hand credentials to a stranger. */
export class CredentialsAstray extends Error {}

/**
 * It looks at where a request is meant to go, whatever proxy it goes through.
 * @throws CredentialsAstray from each request to another origin that has any other header
 */
export function createGuardedAgent(way: Way, options?: AgentOptions): Dispatcher {
  const bases = baseUrlsOf(way).map((base_url) => new URL(base_url));
  return createAgent(way, options).compose((dispatch) => (request, handler) => {
    if (bases.some(({ origin }) => request.origin === origin)) return dispatch(request, handler);
    const { protocol, hostname, port } = new URL(String(request.origin));
    const is_at_home = bases.some(
      (base) => protocol === base.protocol && hostname === base.hostname && port === base.port,
    );
    const others = is_at_home ? [] : namesOf(request.headers).filter((name) => !harmless_headers.includes(name));
    if (others.length > 0) {
      throw new CredentialsAstray(`not sent: ${others.join(', ')} would go to ${protocol}//${hostname}:${port}`);
    }
    return dispatch(request, handler);
  });
}

/** Headers come as an object, as pairs, or as names and values in turn. */
function namesOf(headers: Dispatcher.DispatchOptions['headers']): string[] {
  if (!headers) return [];
  if (Array.isArray(headers)) {
    const is_flat = !Array.isArray(headers[0]);
    return headers.flatMap((one, place) => {
      if (is_flat) return place % 2 === 0 ? String(one).toLowerCase() : [];
      return String(one[0]).toLowerCase();
    });
  }
  if (Symbol.iterator in headers) return [...headers].map(([name]) => name.toLowerCase());
  return Object.keys(headers).map((name) => name.toLowerCase());
}
