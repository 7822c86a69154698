import { describe, expect, it } from 'vitest';
import { baseAbove, isHome, movedTo } from './base-urls.ts';

const [a, b, below] = ['http://a.test/v', 'https://b.test', 'http://a.test/v/w'] as const;
const target = { base_url: a, base_urls: [a, b, below] };

describe('movedTo', () => {
  it.each([
    [`${a}/v1/assets?cursor=x%2Fy`, b, `${b}/v1/assets?cursor=x%2Fy`],
    [`${b}/v1/assets`, below, `${below}/v1/assets`],
    [`${below}/v1/assets`, a, `${a}/v1/assets`],
    [`${below}/v1/assets`, b, `${b}/v1/assets`],
    ['http://A.TEST:80/v/v1/assets?q=x+y', b, `${b}/v1/assets?q=x+y`],
    ['http://a.test/outside?q=1', b, `${b}/outside?q=1`],
    [`${a}/v1/assets`, a, `${a}/v1/assets`],
  ])('%s at %s', (url, base_url, moved) => {
    expect(movedTo(target, url, base_url)).toBe(moved);
  });
});

it('tells a URL at home from one of a stranger', () => {
  expect([baseAbove(target, `${below}/v1`), baseAbove(target, 'http://b.test/v1')]).toEqual([below, undefined]);
  expect(['https://b.test', 'http://b.test', 'http://a.test'].map((origin) => isHome(target, origin))).toEqual([
    ...[true, false, true],
  ]);
});
