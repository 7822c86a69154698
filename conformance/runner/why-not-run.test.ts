import { expect, it } from 'vitest';
import { onClosedPort } from '../checks/retry/on-closed-port.ts';
import { testCheck, testSession } from '../testing/test-session.support.ts';
import { realClock } from '../waves/target-clock.ts';
import { whyNotRun } from './why-not-run.ts';

const session = testSession(() => ({ status: 200 }));

it('whoever waits for deliveries needs a clock that it knows', () => {
  const facts = { ...session.facts, operations: onClosedPort.operations };
  expect(whyNotRun({ ...session, facts }, onClosedPort)).toBeUndefined();
  expect(whyNotRun({ ...session, facts, clock: realClock('other') }, onClosedPort)?.verdict).toBe('could-not-run');
});

it('whoever waits for no delivery needs none', () => {
  expect(whyNotRun({ ...session, clock: realClock('other') }, testCheck({ waits: true }))).toBeUndefined();
});
