import { expect, it } from 'vitest';
import { type Paint, readableEvent } from './readable-event.ts';
import type { ReceivedEvent } from './received-event.ts';

const event: ReceivedEvent = {
  time: '2026-01-04T16:05:12.480Z',
  event: 'run.completed',
  delivery_id: 'a-delivery',
  run_id: 'a-run',
  request_id: 'a-request',
  attempt: 2,
  since_first_ms: 1_004,
  signature: 'valid',
  path: '/',
  headers: {},
  body: '{}',
};
const plain: Paint = (_, text) => text;
const named: Paint = (colour, text) => `<${colour}>${text}</>`;

it('says in two lines what happened', () => {
  expect(readableEvent(event, { status: 503 }, plain)).toBe(
    '16:05:12.480Z  run.completed  attempt 2, 1.004 s after the first  valid  → 503\n' +
      '    run a-run  delivery a-delivery  request a-request\n',
  );
});

it('says in a third one why a signature is not valid', () => {
  const wrong = { ...event, attempt: 1, since_first_ms: 0, signature: 'not valid', why: 'of another body' } as const;
  const lines = readableEvent(wrong, { status: null, note: 'connection reset' }, plain).split('\n');
  expect(lines[0]).toContain('attempt 1  not valid  → no answer, connection reset');
  expect(lines[2]).toBe('    of another body');
});

it('shows by colour what is right and what is wrong', () => {
  expect(readableEvent(event, { status: 204 }, named)).toMatch(/<green>valid<\/> {2}<green>→ 204<\/>/);
  const unsigned = readableEvent({ ...event, signature: 'unsigned' }, { status: 500 }, named);
  expect(unsigned).toMatch(/<yellow>unsigned<\/> {2}<red>→ 500<\/>/);
});

it('lets no sender steer the terminal', () => {
  const hostile = { ...event, event: '\u001b[2Jx\r\n', run_id: '\u202e\u2028', delivery_id: 'y'.repeat(1_000) };
  const text = readableEvent(hostile, { status: 200 }, plain);
  expect(text).not.toMatch(/[\u001b\r\u202e\u2028]/);
  expect(text.split('\n')).toHaveLength(3);
  expect(text.length).toBeLessThan(300);
});
