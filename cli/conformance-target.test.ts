import { expect, it } from 'vitest';
import { chooseTarget, optionsNamed, type TargetDocument } from './conformance-target.ts';
import { withCommas } from './values.ts';

it('takes several base URLs for the replicas of one service, and names them all in a replay line', async () => {
  const baseUrl = withCommas('http://b.test', withCommas('http://a.test'));
  const set = ['principals.owner.token=abc'];
  const { target, replay_options } = await chooseTarget({ baseUrl, set, clock: 'virtual' });
  expect([target.base_url, target.base_urls]).toEqual(['http://a.test', ['http://a.test', 'http://b.test']]);
  expect(replay_options).toBe('--base-url http://a.test,http://b.test');
  expect(optionsNamed(replay_options)).toEqual({ baseUrl });
});

it('judges one of several replicas alone', async () => {
  const owner = { kind: 'api_key', token: 'abc' } as const;
  const target: TargetDocument = { base_urls: ['http://a.test', 'http://b.test'], principals: { owner } };
  const chosen = await chooseTarget({ target, baseUrl: 'http://b.test', set: [], clock: 'real' });
  expect([chosen.target.base_url, chosen.target.base_urls]).toEqual(['http://b.test', undefined]);
});
