import { expect, it } from 'vitest';
import { testSession } from '../testing/test-session.support.ts';
import { openCase } from './open-case.ts';
import { createSilences, most_unanswered } from './silences.ts';

function silentFor(times: number) {
  const silences = createSilences();
  for (let time = 0; time < times; time++) silences.note('getRun', true);
  return silences;
}

it('gives an operation up that did not answer several times in a row, and no other', () => {
  expect(silentFor(most_unanswered - 1).isGivenUp('getRun')).toBe(false);
  expect(silentFor(most_unanswered).isGivenUp('getRun')).toBe(true);
  expect(silentFor(most_unanswered).isGivenUp('getMe')).toBe(false);
});

it('begins anew with each answer, until it has given up', () => {
  const one = silentFor(most_unanswered - 1);
  one.note('getRun', false);
  one.note('getRun', true);
  expect(one.isGivenUp('getRun')).toBe(false);
  const other = silentFor(most_unanswered);
  other.note('getRun', false);
  expect(other.isGivenUp('getRun')).toBe(true);
});

it('sends nothing more to an operation that was given up', async () => {
  const session = testSession(({ url }) => (url.endsWith('/v1/health') ? { status: 200, body: {} } : 'timeout'));
  const { context } = openCase(session, 'test');
  for (let time = 0; time < most_unanswered; time++) {
    await expect(context.call('owner', { operation: 'getMe' }, 'me')).rejects.toThrow('no complete answer');
  }
  await expect(context.call('owner', { operation: 'getMe' }, 'me')).rejects.toThrow('is not asked again');
  await expect(context.call('nobody', { operation: 'getHealth' }, 'health')).resolves.toBeDefined();
  expect(session.http.sent).toBe(most_unanswered + 1);
});

it('gives up at the first silence, once fifteen answers would have had their time', () => {
  const silences = createSilences(1_000);
  silences.note('listAssets', true, [0, 12_000]);
  silences.note('listAssets', false);
  // Beside the first: it costs nothing.
  silences.note('getMe', true, [0, 12_000]);
  expect(silences.isGivenUp('getMe')).toBe(false);
  silences.note('getMe', true, [12_000, 16_000]);
  expect([silences.isGivenUp('getMe'), silences.isGivenUp('listAssets')]).toEqual([true, false]);
});
