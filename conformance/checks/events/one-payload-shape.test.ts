import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import type { RunPart } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { onePayloadShape } from './one-payload-shape.ts';

const usual = {
  event: 'run.completed',
  delivery: { id: 'd', at: 'now' },
  run_id: 'r',
  run: { id: 'r', cost: '1', input: 'text' },
  note: null,
};

function told(channel: 'callback' | 'webhook', payload: object, run: RunPart = 'succeeds'): WrittenTrial {
  const body = JSON.stringify(payload);
  return { scenario: { channel, run, answers: [] }, run_id: 'r', attempts: [{ at_ms: 1_500, delivery_id: 'd', body }] };
}

const outcome = (callback: object, webhook: object, choices: ChoicesDocument = {}) =>
  outcomeOf(
    onePayloadShape,
    writtenWave([told('callback', callback), told('webhook', webhook)], { facts: { choices } }),
  );

const absent: ChoicesDocument = { records: { nulls: 'absent' } };

it.each<[string, object]>([
  ['in another order', Object.fromEntries(Object.entries(usual).toReversed())],
  ['with a value for a null', { ...usual, note: 'text' }],
  ['with a null for a value', { ...usual, run: null }],
  ['with other values', { ...usual, delivery: { id: 'e', at: 'later' }, run_id: 's' }],
  ['with other things in a free place of the run', { ...usual, run: { id: 'r', cost: '2', input: 1 } }],
  ['with another run', { ...usual, run: { id: 's', rating: true } }],
])('permits a payload %s', (_, webhook) => {
  expect(outcome(usual, webhook)).toBe('satisfied');
});

it.each<[string, object]>([
  ['wrapped', { type: 'run.completed', data: usual }],
  ['with a number for a text', { ...usual, delivery: { id: 'd', at: 1 } }],
  ['with one member more', { ...usual, webhook_id: 'w' }],
  ['with one member more around the id', { ...usual, delivery: { ...usual.delivery, channel: 'webhook' } }],
  ['without the delivery', { ...usual, delivery: undefined }],
  ['with a list for an object', { ...usual, run: [] }],
])('refuses a payload %s', (_, webhook) => {
  expect(outcome(usual, webhook)).toEqual(['payload-shape-differs']);
  expect(outcome(webhook, usual)).toEqual(['payload-shape-differs']);
});

it('refuses a number in the run where the other channel has a text', () => {
  const numbered = { ...usual, run: { id: 'r', cost: 1 } };
  expect(outcome(usual, numbered)).toEqual(['run-value-of-another-type']);
  expect(outcome(numbered, usual)).toEqual(['run-value-of-another-type']);
});

it('permits that nulls are left out', () => {
  const { note: _, ...bare } = usual;
  const more = { ...bare, webhook_id: 'w' };
  expect(outcome(bare, more, absent)).toBe('satisfied');
  // Nobody declared it, and no null was seen.
  expect(outcome(bare, more)).toBe('satisfied');
  expect(outcome(bare, more, { records: { nulls: 'present' } })).toEqual(['payload-shape-differs']);
  expect(outcome(bare, { type: 'run.completed', data: bare }, absent)).toEqual(['payload-shape-differs']);
});

it('compares runs of one kind, and proves nothing where none came on both channels', () => {
  const { run: _, ...failed } = usual;
  const trials = [told('callback', usual), told('webhook', failed, 'fails')];
  expect(outcomeOf(onePayloadShape, writtenWave(trials))).toBe('stopped');
  const both = [...trials, told('callback', failed, 'fails'), told('webhook', usual)];
  expect(outcomeOf(onePayloadShape, writtenWave(both))).toBe('satisfied');
});

it('compares around the declared places', () => {
  const layout = { event: '/meta/kind', delivery_id: '/meta/id', run_id: '/data/run/id', run: '/data/run' };
  const choices: ChoicesDocument = { events: { payload_layout: layout }, records: { nulls: 'present' } };
  const payload = { meta: { kind: 'run.completed', id: 'd' }, data: { run: { id: 'r', cost: '1' } } };
  expect(outcome(payload, { ...payload, data: { run: { id: 'r' } } }, choices)).toBe('satisfied');
  expect(outcome(payload, { ...payload, meta: { ...payload.meta, at: 'now' } }, choices)).toEqual([
    'payload-shape-differs',
  ]);
});
