/** A mistake of the kit in its receiver is none of the sender's: whatever listens there tells of it. */
import { expect, it, vi } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { runEmbedded } from '../trials/embedded-run.ts';

vi.mock('../receiver/unfolded.ts', () => ({
  unfolded: () => {
    throw new Error('odd');
  },
}));

const checks = (...ids: string[]) => allChecks.filter(({ id }) => ids.includes(id));

it.each([
  ['deliveries in a wave', 'deliveries/attempts-as-received'],
  ['events that a check listens for', 'events/each-receiver'],
  ['a port of its own', 'retry/callback-on-closed-port'],
])('for %s', async (_, id) => {
  const { verdicts } = await runEmbedded({ checks: checks(id, 'account/scopes-listed'), seed_state: 'small' });
  expect(verdicts).toMatchObject([
    { verdict: expect.stringMatching(/pass|observed/) },
    { check: id, verdict: 'error' },
  ]);
  expect(verdicts[1]).toMatchObject({
    message: expect.stringContaining('the receiver could not answer an event: odd'),
  });
});
