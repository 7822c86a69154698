import { expect, it } from 'vitest';
import type { CaseStopped } from '../suite/context.ts';
import { fakeTargetFile, testSession } from '../testing/test-session.support.ts';
import { openCase } from './open-case.ts';

const body = { name: 'a', url: 'https://receiver.test/a', secret: 'x' };

function spent(webhook_fields: Record<string, unknown>) {
  const choices = { events: { webhook_fields } };
  const session = testSession(() => ({ status: 201 }), { ...fakeTargetFile, choices, limits: { webhooks: 2 } });
  const { context } = openCase(session, 'webhooks/one');
  const stops = Array.from({ length: 3 }, () => {
    try {
      context.hooks.spend(body);
      return undefined;
    } catch (error) {
      return (error as CaseStopped).stop;
    }
  });
  return { stops, left: session.budgets.webhooks.left };
}

it('counts a webhook whose creation can be written', () => {
  const { stops, left } = spent({ name: 'name', url: 'url', secret: 'secret', secret_from: 'request' });
  expect(stops.map((stop) => stop?.verdict)).toEqual([undefined, undefined, 'inconclusive']);
  expect(left).toBe(0);
});

it('counts none that nobody told how to write, and says what is missing as often as it is asked', () => {
  const { stops, left } = spent({ name: 'name', url: 'url', secret: 'secret' });
  expect(stops.map((stop) => stop?.verdict)).toEqual(['could-not-run', 'could-not-run', 'could-not-run']);
  expect(stops.every((stop) => stop?.reason.includes('secret_from'))).toBe(true);
  expect(left).toBe(2);
});
