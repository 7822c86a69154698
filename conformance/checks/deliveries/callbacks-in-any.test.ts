import { expect, it } from 'vitest';
import { exchangeAt } from '../../models/steps.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { received, writtenLog } from '../../testing/written-log.support.ts';
import type { WrittenTrial } from '../../testing/written-wave.support.ts';
import { judgeCase } from '../../verdicts/judge-case.ts';
import { callbacksInAny } from './callbacks-in-any.ts';

const callback: WrittenTrial = { scenario: { channel: 'callback', answers: [200] }, attempts: [{ at_ms: 0 }] };
const listed = { id: 'delivery-of-run-1-at-callback/1' };
const declaring = (callbacks_in_any: 'yes' | 'no' | { other: string }) => ({
  choices: { events: { callbacks_in_any } },
});

it.each([
  ['shown, as declared', [listed], true, declaring('yes'), 'satisfied', ['yes']],
  ['left out, as declared', [{ id: 'x' }], true, declaring('no'), 'satisfied', ['no']],
  ['shown, and nothing declared', [listed], false, {}, 'satisfied', ['yes']],
  ['shown, which is declared in words', [listed], true, declaring({ other: 'by plan' }), 'satisfied', ['yes']],
  ['shown, against the declaration', [listed], true, declaring('no'), ['not-as-declared'], ['yes']],
  ['left out, against the declaration', [{ id: 'x' }], true, declaring('yes'), ['not-as-declared'], ['no']],
  ['not met, of a list that goes on', [{ id: 'x' }], false, declaring('yes'), 'stopped', []],
] as const)('callbacks are %s', (_, any, any_complete, facts, outcome, values) => {
  const evidence = writtenLog([callback, received([200])], { any, any_complete, facts });
  expect(outcomeOf(callbacksInAny, evidence)).toEqual(outcome);
  expect(callbacksInAny.observe?.(evidence).map(({ value }) => value)).toEqual(values);
});

it('a request id of a few signs stands in any list, and tells nothing', () => {
  const counted: WrittenTrial = { ...callback, attempts: [{ at_ms: 0, request_id: '17' }] };
  const others = [{ id: 'x', created_at: '2026-01-17T09:30:00Z' }];
  const about = { any: others, any_complete: true, facts: declaring('no') };
  expect(outcomeOf(callbacksInAny, writtenLog([counted, received([200])], about))).toBe('satisfied');
});

it('says where nothing tells a callback in a whole list, and where a list was not read to its end', () => {
  const attempts = [{ at_ms: 0, request_id: '17', delivery_id: '4' }];
  const reason = (any_complete: boolean) => {
    const evidence = writtenLog([{ ...callback, attempts }, received([200])], { any: [{ id: 'x' }], any_complete });
    const outcome = judgeCase(callbacksInAny, evidence);
    return 'stop' in outcome ? outcome.stop.reason : outcome.kind;
  };
  expect(reason(true)).toContain('nothing that a callback bears');
  expect(reason(false)).toContain('could not be read to their end');
});

it('is not claimed of a list that nobody reads to its end', () => {
  const evidence = writtenLog([callback, received([200])], { any: [{ id: 'x' }], any_complete: false });
  Object.assign(evidence.notes.wave.any!, { too_long: true });
  const outcome = judgeCase(callbacksInAny, evidence);
  expect(outcome).toMatchObject({ kind: 'stopped', stop: { verdict: 'not-claimed' } });
});

it('is not claimed of a plain list that holds as much as a list without a size may', () => {
  const any = Array.from({ length: 100 }, (_, index) => ({ id: `x${index}` }));
  const evidence = writtenLog([callback, received([200])], { any });
  Object.assign(exchangeAt(evidence, 'log-any/1')!.decoded!, { json: any });
  expect(judgeCase(callbacksInAny, evidence)).toMatchObject({ kind: 'stopped', stop: { verdict: 'not-claimed' } });
});

it('nothing is known without a list, or without a callback', () => {
  expect(outcomeOf(callbacksInAny, writtenLog([callback]))).toBe('stopped');
  expect(outcomeOf(callbacksInAny, writtenLog([received([200])], { any: [listed] }))).toBe('stopped');
});
