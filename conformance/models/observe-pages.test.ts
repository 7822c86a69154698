import { expect, it } from 'vitest';
import { answered } from '../testing/written-evidence.support.ts';
import { observePages } from './observe-pages.ts';
import { readWalk } from './walk.ts';

const page = (ids: string, ends: object) =>
  answered('walk', 'listAssets', 200, { items: [...ids].map((id) => ({ id })), ...ends });
const first = page('ab', { next: '/v1/assets?after=b' });

it('a cursor URL at a replica that the walk asks too is at no other origin', () => {
  const at = (origin: string, answer: typeof first) => ({
    ...answer,
    sent: { ...answer.sent, url: `${origin}/v1/assets` },
  });
  const pages = [page('ab', { next: 'http://b.test/v1/assets?after=b' }), page('c', { next: null })];
  const formOver = (...origins: string[]) => {
    const walk = readWalk(
      pages.map((one, place) => at(origins[place]!, one)),
      'next',
    );
    return observePages(walk).find(({ choice }) => choice === 'lists.cursor_url_form')?.value;
  };
  expect(formOver('http://a.test', 'http://b.test')).toBe('absolute');
  expect(formOver('http://a.test', 'http://a.test')).toBe('other_origin');
});

it.each([
  ['null', [page('ab', { next: null })], 'null'],
  ['nothing at all', [page('ab', {})], 'absent'],
  ['an empty text', [page('ab', { next: '' })], 'empty_string'],
  ['null on an empty list', [page('', { next: null })], 'null'],
  ['a URL to an empty page that holds null', [first, page('', { next: null })], 'url_to_empty_page'],
  ['a URL to an empty page that holds nothing', [first, page('', {})], 'url_to_empty_page'],
  [
    'a URL to an empty page that leads to itself',
    [first, page('', { next: '/v1/assets?after=b' })],
    'url_to_empty_page',
  ],
  ['a URL that was followed', [first, page('c', { next: '/v1/assets?after=b' })], undefined],
])('a list ends with %s', (_, pages, value) => {
  const seen = observePages(readWalk(pages, 'next')).find(({ choice }) => choice === 'lists.end_of_list');
  expect(seen?.value).toBe(value);
});
