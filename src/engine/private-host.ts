/** Hosts that lead nowhere but into a machine or a private network. */
import { BlockList, isIP } from 'node:net';

const private_addresses = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  // To many at once, and what nobody has.
  ['224.0.0.0', 3],
] as const)
  private_addresses.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  private_addresses.addSubnet(network, bits, 'ipv6');

/** Names that no public resolver knows (RFC 6761, RFC 6762, RFC 8375). */
const private_names = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;

/** @param hostname as `URL` has it: in lower case, an IPv6 address in its brackets */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const family = isIP(host);
  if (family === 0) return private_names.test(host);
  if (family === 4) return private_addresses.check(host, 'ipv4');
  const inner = translated(host);
  // One of IPv4 behind `::ffff:` is looked up as what it stands for.
  return private_addresses.check(host, 'ipv6') || (inner !== undefined && private_addresses.check(inner, 'ipv4'));
}

/** `64:ff9b::/96` */
const nat64 = [0x64, 0xff9b, 0, 0, 0, 0].join(':');

/** The IPv4 address that a gateway makes of one of IPv6: by NAT64 (RFC 6052), or 6to4 (RFC 3056). */
function translated(address: string): string | undefined {
  const groups = groupsOf(address);
  const is_nat64 = groups.slice(0, 6).join(':') === nat64;
  const pair = is_nat64 ? groups.slice(6) : groups[0] === 0x2002 ? groups.slice(1, 3) : undefined;
  return pair?.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}

/** The eight numbers of 16 bits that an address of IPv6 is. */
function groupsOf(address: string): number[] {
  // A zone names a network interface; `URL` writes the rest without an IPv4 address at its end.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head, tail] = hostname.slice(1, -1).split('::') as [string, string?];
  const numbers = (text = '') => text.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)]));
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
