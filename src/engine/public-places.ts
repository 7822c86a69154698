/** Connections to public hosts alone: whatever a name leads to is looked at right before it is connected to. */
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateHost } from './private-host.ts';

/** The receiver is in this machine or in a private network, and was not connected to. */
class PrivatePlace extends Error {
  override readonly name = 'PrivatePlace';

  constructor(host: string) {
    super(`${host} leads to this machine or a private network, where this server sends nothing`);
  }
}

/** Connections ask it for names alone. @throws PrivatePlace for an address or a name that is private by itself */
export function refusePrivate(url: string): void {
  const { hostname } = new URL(url);
  if (isPrivateHost(hostname)) throw new PrivatePlace(hostname);
}

/** `dns.lookup`, which fails for a name of which any address is private. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivateHost(address)))
      return callback(new PrivatePlace(hostname), '');
    const [{ address, family }] = addresses as [(typeof addresses)[0]];
    return options.all ? callback(null, addresses) : callback(null, address, family);
  });
};
