import { expect, it } from 'vitest';
import { isPrivateHost } from './private-host.ts';

it.each([
  'http://localhost',
  'http://LOCALHOST.:80',
  'http://api.localhost',
  'http://printer.local',
  'http://db.internal',
  'http://127.0.0.1',
  'http://127.1',
  'http://2130706433',
  'http://0x7f.0.0.1',
  'http://0.0.0.0',
  'http://10.255.0.1',
  'http://172.16.0.1',
  'http://172.31.255.255',
  'http://192.168.1.1:8080/x',
  'http://169.254.169.254/latest',
  'http://100.64.0.1',
  'http://[::1]',
  'http://[::]',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://[::ffff:10.0.0.1]',
  'http://[64:ff9b::169.254.169.254]',
  'http://[64:ff9b::10.0.0.1]',
  'http://[2002:7f00:1::]',
  'http://[2002:a9fe:a9fe::1]',
  'http://[ff02::1]',
  'http://[fec0::1]',
  'http://192.0.0.192',
  'http://198.19.0.1',
  'http://224.0.0.1',
  'http://255.255.255.255',
])('%s leads to a private place', (url) => {
  expect(isPrivateHost(new URL(url).hostname)).toBe(true);
});

it.each([
  'http://example.com',
  'http://localhost.example.com',
  'http://mylocal',
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://192.169.0.1',
  'http://100.128.0.1',
  'http://[2001:db8::1]',
  'http://[::ffff:8.8.8.8]',
  'http://[64:ff9b::8.8.8.8]',
  'http://[64:ff9b:1::a00:1]',
  'http://[2002:808:808::1]',
  'http://223.255.255.255',
  'http://198.17.0.1',
])('%s does not', (url) => {
  expect(isPrivateHost(new URL(url).hostname)).toBe(false);
});
