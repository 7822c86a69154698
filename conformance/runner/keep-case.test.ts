import { expect, it } from 'vitest';
import type { Stop } from '../suite/exchange.ts';
import type { TrialNote } from '../suite/wave-note.ts';
import { testCheck, testSession } from '../testing/test-session.support.ts';
import { resultOfOne } from '../verdicts/results.ts';
import { keepCase } from './keep-case.ts';

const check = testCheck({ wave: { copies: 1 } });
const noted = (...stops: (Stop['verdict'] | undefined)[]) => {
  const trials = stops.map(
    (verdict): TrialNote => ({
      scenario: { channel: 'callback', answers: [] },
      arrivals: [],
      elsewhere: [],
      exchanges: [],
      quiet_ms: 0,
      ...(verdict && { stop: { verdict, reason: `it is ${verdict}` } }),
    }),
  );
  return { wave: { clock: 'stepped', trials, logs: {}, foreign: 0, public: false } };
};

it.each([
  ['nothing could be seen of it', noted('inconclusive'), { cases: 0, stop: { verdict: 'inconclusive' } }],
  [
    'something is missing for a part of it, and the rest was not seen',
    noted('inconclusive', 'could-not-run'),
    { cases: 0, stop: { verdict: 'could-not-run' } },
  ],
  ['a part was seen', noted('inconclusive', undefined), { cases: 1, stop: { verdict: 'inconclusive' } }],
  ['all was seen', noted(undefined, undefined), { cases: 2 }],
])('a wave shown alone, of which %s', (_, notes, result) => {
  const session = testSession(() => ({ status: 200 }));
  const kept = keepCase(session, check, { case: [], exchanges: [], notes });
  expect(resultOfOne(check, kept)).toMatchObject(result);
  expect(session.history.cases).toEqual([kept.record]);
});
