import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { received } from '../../testing/written-log.support.ts';
import { writtenWave } from '../../testing/written-wave.support.ts';
import { eventSchemasFit } from './event-schemas-fit.ts';

const needs = (...required: string[]) => ({ type: 'object', required });
const right = { code: 'run.completed', schema: needs('run_id', 'delivery') };
const wrong = { code: 'run.completed', schema: needs('run_id', 'tenant') };
const unread = { code: 'run.completed', schema: 'https://x.example/schema.json' };
const outcome = (...types: { code: string; schema: unknown }[]) =>
  outcomeOf(eventSchemasFit, writtenWave([received([200])], { types }));

it('compares what arrives with the schema of its event', () => {
  expect(outcome(right)).toBe('satisfied');
  expect(outcome(wrong)).toEqual(['unlike-its-schema']);
  expect(outcome({ ...wrong, code: 'run.failed' }, right)).toBe('satisfied');
});

it('permits two versions of one event', () => {
  expect(outcome(wrong, right)).toBe('satisfied');
  expect(outcome(wrong, unread)).toBe('stopped');
});

it('proves nothing without a schema that can be read, or an event', () => {
  expect(outcome(unread)).toBe('stopped');
  expect(outcome({ ...right, schema: null })).toBe('stopped');
  expect(outcome({ ...right, code: 'run.failed' })).toBe('stopped');
  expect(outcome()).toBe('stopped');
});

it('leaves callbacks alone', () => {
  const called = { ...received([200]), scenario: { channel: 'callback' as const, answers: [] } };
  expect(outcomeOf(eventSchemasFit, writtenWave([called], { types: [wrong] }))).toBe('stopped');
});
