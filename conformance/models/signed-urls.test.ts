import { expect, it } from 'vitest';
import { isUrl } from './signed-urls.ts';

const from = { sent: { method: 'GET', url: 'http://target.test/v1/assets', headers: {} } };

it.each(['https://storage.test/a?s=1', '/files/a?s=1', '//storage.test/a', 'data:image/png;base64,AA=='])(
  '%s is a URL',
  (shown) => {
    expect(isUrl(shown, from)).toBe(true);
  },
);

it.each(['thumb:1', 's3://bucket/a', 'http://', null, 7])('%s is none', (shown) => {
  expect(isUrl(shown, from)).toBe(false);
});
