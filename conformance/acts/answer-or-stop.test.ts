import { expect, it } from 'vitest';
import { CaseStopped } from '../suite/context.ts';
import type { Stop } from '../suite/exchange.ts';
import { answerIfSaid } from './answer-or-stop.ts';

const stopped = (stop: Omit<Stop, 'reason'>) =>
  answerIfSaid(() => Promise.reject(new CaseStopped({ reason: 'why', ...stop })));

it('a request that nobody can write, or told how to, costs no other its verdict', async () => {
  expect(await stopped({ verdict: 'not-claimed' })).toBeUndefined();
  expect(await stopped({ verdict: 'could-not-run', undeclared: true })).toBeUndefined();
});

it('anything else ends the case', async () => {
  await expect(stopped({ verdict: 'could-not-run' })).rejects.toThrow('why');
  await expect(stopped({ verdict: 'inconclusive' })).rejects.toThrow('why');
});
