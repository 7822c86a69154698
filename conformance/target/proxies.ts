/** Proxy of a request: the target file's, or else the environment's, as curl and most others read it. */
import { isIP } from 'node:net';
import type { TargetNetwork } from './target.ts';

export interface ChosenProxy {
  /** With user and password: never shown. */
  url: URL;
  /** Source: `network.proxy`, or a variable of the environment. */
  said_by: string;
}

/**
 * The proxy on the way to `url`; undefined where it is reached directly. `NO_PROXY` holds for both kinds. Those of the
 * environment are not asked for this machine itself, which is not theirs.
 * @throws TypeError for a variable that is no URL
 */
export function proxyFor(
  url: URL,
  network: TargetNetwork = {},
  environment: NodeJS.ProcessEnv = process.env,
): ChosenProxy | undefined {
  if (isExempt(url, environment.no_proxy ?? environment.NO_PROXY ?? '')) return undefined;
  if (network.proxy !== undefined) return { url: new URL(network.proxy), said_by: 'network.proxy' };
  if (isLoopback(hostOf(url))) return undefined;
  const of_http = ['http_proxy', 'HTTP_PROXY'];
  const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY', ...of_http] : of_http;
  const said_by = names.find((name) => environment[name]);
  if (said_by === undefined) return undefined;
  const value = environment[said_by]!;
  return { url: new URL(value.includes('://') ? value : `http://${value}`), said_by };
}

/** Entries are a host, which means the hosts below it too, `*.host`, which means these alone, or `*`; with a port or without. */
function isExempt(url: URL, no_proxy: string): boolean {
  const host = hostOf(url);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return no_proxy.split(/[,\s]+/).some((entry) => {
    const [, bracketed, plain, own_port] = /^(?:\[(.+)\]|([^:]+|.*:.*:.*))(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
    const named = (bracketed ?? plain)?.replace(/\.$/, '');
    if (!named || (own_port !== undefined && own_port !== port)) return false;
    if (named === '*') return true;
    const bare = named.replace(/^\*?\./, '');
    return (!named.startsWith('*') && host === bare) || host.endsWith(`.${bare}`);
  });
}

/** As names and addresses are compared: no brackets, no dot at the end. */
export function hostOf({ hostname }: URL): string {
  return hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    (isIP(host) === 4 && host.startsWith('127.'))
  );
}
