import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { withGrowingWaits } from './growing-waits.ts';

const capOf = (events: ChoicesDocument['events']) =>
  chosen(withGrowingWaits({ events }), 'events.webhook_schedule', 'createWebhook')?.cap_s;

it('takes away a cap that the first wait has reached, wherever the two are said', () => {
  expect(capOf({ webhook_schedule: { first_retry_s: 60, cap_s: 10 } })).toBeNull();
  expect(capOf({ webhook_schedule: { cap_s: 1 } })).toBeNull();
  const own = { createWebhook: { webhook_schedule: { cap_s: 10 } } };
  expect(capOf({ webhook_schedule: { first_retry_s: 60 }, for: own })).toBeNull();
  // Too near to tell.
  expect(capOf({ webhook_schedule: { first_retry_s: 10, cap_s: 10.5 } })).toBeNull();
});

it('leaves any other', () => {
  expect(capOf({ webhook_schedule: { first_retry_s: 1, cap_s: 10 } })).toBe(10);
  expect(capOf({ webhook_schedule: { first_retry_s: 60, cap_s: 300 } })).toBe(300);
});
