/** The agent that sends everything on a target's way: through its proxy, with its authorities, to where it listens. */
import { Agent, Dispatcher, Pool, ProxyAgent } from 'undici';
import { isHome } from './base-urls.ts';
import { proxyFor } from './proxies.ts';
import { readsAlone } from './read-only.ts';
import type { Target } from './target.ts';
import { trustOf } from './trust.ts';

export interface AgentOptions extends Pick<Agent.Options, 'keepAliveTimeout' | 'keepAliveMaxTimeout'> {
  /** For a connection, the head of an answer, and each part of its body. */
  timeout_ms?: number;
}

/** The part of a target file that says how to get there, and what may be sent. */
export type Way = Pick<Target, 'base_url' | 'base_urls' | 'network' | 'mode'>;

/**
 * The origins of the base URLs alone are shown the client certificate; that of a single one is found at `connect_to`. It throws WriteRefused from
 * each request that `mode: read-only` keeps in.
 * @throws InputError for files of `network` that cannot be used
 */
export function createAgent(way: Way, options: AgentOptions = {}): Dispatcher {
  const { base_url, network = {}, mode } = way;
  const trust = trustOf(network);
  const base = new URL(base_url);
  const { timeout_ms, ...more } = options;
  const timeouts = timeout_ms === undefined ? {} : { headersTimeout: timeout_ms, bodyTimeout: timeout_ms };
  const connect_timeout = timeout_ms === undefined ? {} : { timeout: timeout_ms };
  const agents = new Map<string, Dispatcher>();
  /** The same by origin, which is asked for thousands of times. */
  const by_origin = new Map<string, Dispatcher>();

  function agentFor(origin: string): Dispatcher {
    const known = by_origin.get(origin);
    if (known) return known;
    const agent = agentTo(new URL(origin));
    by_origin.set(origin, agent);
    return agent;
  }

  function agentTo(origin: URL): Dispatcher {
    const is_home = isHome(way, origin.origin);
    const proxy = proxyFor(origin, network);
    const key = `${is_home} ${proxy?.url.href}`;
    const known = agents.get(key);
    if (known) return known;
    const tls = trust && { secureContext: is_home ? trust.home : trust.others };
    const made = proxy
      ? new ProxyAgent({
          ...{ ...more, ...timeouts, uri: proxy.url.href },
          ...(timeout_ms !== undefined && { connectTimeout: timeout_ms }),
          // Of its own accord a proxy may think for minutes.
          clientFactory: (at, given) => new Pool(at, { ...given, ...timeouts }),
          ...(trust && { requestTls: tls, proxyTls: { secureContext: trust.others } }),
        })
      : new Agent({ ...more, ...timeouts, connect: { ...connect_timeout, ...tls } });
    const agent = is_home && network.connect_to !== undefined ? elsewhere(made, base, network.connect_to) : made;
    agents.set(key, agent);
    return agent;
  }

  const all = new ByOrigin(agentFor, () => [...agents.values()]);
  return mode === 'read-only' ? all.compose(readsAlone) : all;
}

/** Leads requests for `base` to `place`. By `Host`, the server and TLS are told whom they are for. */
function elsewhere(agent: Dispatcher, base: URL, place: string): Dispatcher {
  const origin = `${base.protocol}//${place}`;
  return agent.compose((dispatch) => (request, handler) => {
    const headers = withHost(request.headers ?? {}, base.host);
    return dispatch({ ...request, origin, headers }, handler);
  });
}

/** Headers come as an object, as pairs, or as names and values in turn. */
function withHost(headers: NonNullable<Dispatcher.DispatchOptions['headers']>, host: string) {
  if (Array.isArray(headers)) return [...headers, 'host', host];
  return { ...(Symbol.iterator in headers ? Object.fromEntries(headers) : headers), host };
}

class ByOrigin extends Dispatcher {
  // No names with #: `compose` puts a Proxy around it, which cannot see them.
  private readonly agentFor: (origin: string) => Dispatcher;
  private readonly all: () => readonly Dispatcher[];

  constructor(agentFor: (origin: string) => Dispatcher, all: () => readonly Dispatcher[]) {
    super();
    this.agentFor = agentFor;
    this.all = all;
  }

  override dispatch(request: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return this.agentFor(String(request.origin)).dispatch(request, handler);
  }

  override async close(): Promise<void> {
    await Promise.all(this.all().map((agent) => agent.close()));
  }

  override async destroy(): Promise<void> {
    await Promise.all(this.all().map((agent) => agent.destroy()));
  }
}
