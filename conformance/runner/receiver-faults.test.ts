/** A mistake of the kit in its receiver is none of the sender's: whatever listens there tells of it. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// Tests of one worker share their modules: the mistake is in modules of its own.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('../receiver/unfolded.ts', () => ({
    unfolded: () => {
      throw new Error('odd');
    },
  }));
});
afterAll(() => {
  vi.doUnmock('../receiver/unfolded.ts');
  vi.resetModules();
});

it.each([
  ['deliveries in a wave', 'deliveries/attempts-as-received'],
  ['events that a check listens for', 'events/each-receiver'],
  ['a port of its own', 'retry/on-closed-port'],
])('for %s', async (_, id) => {
  const { allChecks } = await import('../checks/all.ts');
  const { runEmbedded } = await import('../trials/embedded-run.ts');
  const checks = allChecks.filter((check) => [id, 'account/scopes-listed'].includes(check.id));
  const { verdicts } = await runEmbedded({ checks, seed_state: 'small' });
  expect(verdicts).toMatchObject([
    { verdict: expect.stringMatching(/pass|observed/) },
    { check: id, verdict: 'error' },
  ]);
  expect(verdicts[1]).toMatchObject({
    message: expect.stringContaining('the receiver could not answer an event: odd'),
  });
});
