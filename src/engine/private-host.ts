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
  ['192.168.0.0', 16],
] as const)
  private_addresses.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  private_addresses.addSubnet(network, bits, 'ipv6');

/** Names that no public resolver knows (RFC 6761, RFC 6762, RFC 8375). */
const private_names = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;

/** @param hostname as `URL` has it: in lower case, an IPv6 address in its brackets */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const family = isIP(host);
  if (family === 0) return private_names.test(host);
  // An IPv4 address inside one of IPv6 is looked up as what it stands for.
  return private_addresses.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
