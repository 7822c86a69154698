import { expect, test } from 'vitest';
import { type EventManner, reference_manners } from '../../engine/event-manners.ts';
import type { SendResult } from '../../engine/sending.ts';
import { answersChallenge } from '../../engine/webhook-handshake.ts';
import { testWorld } from '../worlds/world.support.ts';

const webhook = { url: 'http://receiver.test/hook', secret: 'example-signing-secret-1' };
const { webhook: usual } = reference_manners;

const silent = () => testWorld({}, (parts) => ({ ...parts, send: () => new Promise<SendResult>(() => {}) }));

test('a challenge that nobody answers ends on a clock that stands still', async () => {
  const hasty: EventManner = { ...usual, rule: { ...usual.rule, timeout_ms: 20 } };
  expect(await answersChallenge(await silent(), webhook, hasty)).toBe(false);
});

test('a challenge that nobody answers ends when its time is over in the world', async () => {
  const world = await silent();
  const met = answersChallenge(world, webhook, usual);
  await world.advance(usual.rule.timeout_ms);
  expect(await met).toBe(false);
});
