import { expect, it } from 'vitest';
import { callbackOnClosedPort } from '../checks/retry/callback-on-closed-port.ts';
import { webhookOnClosedPort } from '../checks/retry/webhook-on-closed-port.ts';
import { testCheck, testSession } from '../testing/test-session.support.ts';
import { realClock } from '../waves/target-clock.ts';
import { whyNotRun } from './why-not-run.ts';

const session = testSession(() => ({ status: 200 }));

it.each([callbackOnClosedPort, webhookOnClosedPort])('$id needs a clock that it knows', (check) => {
  const facts = { ...session.facts, operations: check.operations };
  expect(whyNotRun({ ...session, facts }, check)).toBeUndefined();
  expect(whyNotRun({ ...session, facts, clock: realClock('other') }, check)?.verdict).toBe('could-not-run');
});

it('whoever waits for no delivery needs none', () => {
  expect(whyNotRun({ ...session, clock: realClock('other') }, testCheck({ waits: true }))).toBeUndefined();
});
