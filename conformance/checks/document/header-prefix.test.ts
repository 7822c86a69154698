import { expect, it } from 'vitest';
import { bare_facts, outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { headersOfOneName } from './header-prefix.ts';

const bearing = (channel: 'callback' | 'webhook', ...names: string[]): WrittenTrial => ({
  scenario: { channel, answers: [] },
  attempts: [{ at_ms: 1_000, headers: names.map((name) => [name, 'x'] as const) }],
});
const owner = { ...bare_facts.principals.owner!, signs_callbacks: true };
const facts = { principals: { ...bare_facts.principals, owner } };
const ours = ['Service-Request-Id', 'Service-Signature'];
const acme = ['X-Acme-Request-Id', 'X-Acme-Signature'];

it.each<[string, readonly WrittenTrial[], string | readonly string[]]>([
  ['one prefix', [bearing('webhook', ...ours), bearing('callback', ...ours)], 'satisfied'],
  ['one prefix of their own', [bearing('webhook', ...acme), bearing('callback', ...acme)], 'satisfied'],
  ['one prefix among those of a proxy', [bearing('webhook', ...ours, 'X-Request-Id', 'Signature')], 'satisfied'],
  ['two prefixes', [bearing('webhook', ours[0]!, acme[1]!)], ['two-prefixes']],
  ['another prefix on callbacks', [bearing('webhook', ...ours), bearing('callback', ...acme)], ['another-prefix']],
  ['no signature', [bearing('webhook', ours[0]!)], 'stopped'],
  ['the signature of HTTP alone', [bearing('webhook', ours[0]!, 'Signature')], 'stopped'],
])('headers have %s', (_, trials, expected) => {
  expect(outcomeOf(headersOfOneName, writtenWave(trials, { facts }))).toEqual(expected);
});

it('asks nothing of callbacks that need no signature', () => {
  const trials = [bearing('webhook', ...ours), bearing('callback', ours[0]!, 'X-Proxy-Signature')];
  expect(outcomeOf(headersOfOneName, writtenWave(trials))).toBe('satisfied');
});
