import { describe, expect, it } from 'vitest';
import { resolve } from './choices.ts';
import type { ChoicesDocument, ListChoices } from './choices-document.ts';
import { createDialect } from './dialect.ts';

const request = {
  base_url: 'https://api.example.com/w/7/',
  operation: 'listWebhookDeliveries',
  path: { webhook_id: 'a b' },
  query: {
    filter: [{ field: 'id', operator: 'eq', value: 'x&y' }],
    page_size: 2,
    fields: ['id'],
    cursor: 'c=+',
    unknown: [['colour', 'blue']],
  },
} as const;
const url = (lists: ListChoices) => createDialect(resolve({ lists }) as ChoicesDocument).cursorUrl(request);
const path = '/w/7/v1/webhooks/a%20b/deliveries';

describe('cursor URLs', () => {
  it.each([
    ['absolute', {}, `https://api.example.com${path}?q=id.eq%3Ax%26y&fields=id&limit=2&cursor=c%3D%2B`],
    ['relative', { cursor_url_form: 'relative' }, `${path}?q=id.eq%3Ax%26y&fields=id&limit=2&cursor=c%3D%2B`],
    [
      'at another origin',
      { cursor_url_form: 'other_origin' },
      `http://cursor-urls.invalid${path}?q=id.eq%3Ax%26y&fields=id&limit=2&cursor=c%3D%2B`,
    ],
    [
      'with only what must go along',
      { cursor_url_carries: [] },
      `https://api.example.com${path}?q=id.eq%3Ax%26y&cursor=c%3D%2B`,
    ],
    [
      'with names of its own',
      { parameters: { page_size: 'n', cursor: 'after' } },
      `https://api.example.com${path}?q=id.eq%3Ax%26y&fields=id&n=2&after=c%3D%2B`,
    ],
  ] as [string, ListChoices, string][])('%s', (_, lists, want) => {
    expect(url(lists)).toBe(want);
  });
});
