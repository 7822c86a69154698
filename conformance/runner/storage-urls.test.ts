import { describe, expect, it } from 'vitest';
import { isAllowedStorage } from './storage-urls.ts';

describe('isAllowedStorage', () => {
  it.each([
    ['same host, other port', 'http://a:2/blob', undefined, true],
    ['same host, and the target file names no origin', 'http://a:2/blob', [], false],
    ['another host', 'https://s3.example/blob', undefined, false],
    ['a named origin', 'https://s3.example/blob', ['https://s3.example'], true],
    ['another scheme', 'file:///etc/passwd', undefined, false],
    ['no URL', 'blob', undefined, false],
  ] as const)('%s', (_, given, origins, want) => {
    expect(isAllowedStorage({ base_url: 'http://a:1', network: { storage_origins: origins } }, given)).toBe(want);
  });
});
