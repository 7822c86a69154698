import { describe, expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import type { Check } from '../../suite/check.ts';
import type { ReceiverAnswer, Scenario } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenAttempt, type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { deliveryIds } from './delivery-ids.ts';
import { runIdIsTheRun } from './run-id-is-the-run.ts';

const declared: ChoicesDocument = { events: { payload_layout: { delivery_id: '/delivery/id', run_id: '/run_id' } } };

function shown(
  channel: 'callback' | 'webhook',
  answers: readonly ReceiverAnswer[],
  attempts: readonly Partial<WrittenAttempt>[],
): WrittenTrial {
  const scenario: Scenario = { channel, answers };
  return { scenario, attempts: attempts.map((attempt, index) => ({ at_ms: 1_000 * (index + 1), ...attempt })) };
}

const outcome = (check: Check, trials: readonly WrittenTrial[], choices: ChoicesDocument = {}) =>
  outcomeOf(check, writtenWave(trials, { facts: { choices } }));

/** Another delivery, which is repeated: without either nothing can be compared. */
const beside = [shown('callback', [503], [{}, {}]), shown('webhook', [503], [{}, {}]), shown('webhook', [], [{}])];

const absent = { delivery_id: undefined, body: JSON.stringify({ run_id: 'run-1' }) };

describe('delivery.id and run_id', () => {
  it('may stand anywhere that nobody declared', () => {
    expect(outcome(deliveryIds, beside)).toBe('satisfied');
    expect(outcome(deliveryIds, [shown('callback', [], [absent])])).toBe('stopped');
    expect(outcome(deliveryIds, [shown('callback', [], [{}]), shown('webhook', [], [absent])])).toBe('stopped');
    expect(outcome(deliveryIds, [])).toBe('stopped');
  });

  it('must stand where they are declared, or where others of the channel have them', () => {
    expect(outcome(deliveryIds, [shown('callback', [], [absent])], declared)).toEqual(['no-delivery-id']);
    expect(outcome(deliveryIds, [shown('callback', [500], [{}, absent])])).toEqual(['no-delivery-id']);
    expect(outcome(deliveryIds, [shown('webhook', [], [{ run_id: undefined }])], declared)).toEqual(['no-run-id']);
  });

  it('may be numbers', () => {
    const numbered = { delivery_id: undefined, body: JSON.stringify({ delivery: { id: 17 } }) };
    expect(outcome(deliveryIds, [shown('callback', [], [numbered]), ...beside], declared)).toBe('satisfied');
  });
});

describe('a repeat', () => {
  it('keeps the id', () => {
    expect(outcome(deliveryIds, [shown('callback', [503], [{}, {}]), ...beside])).toBe('satisfied');
    expect(outcome(deliveryIds, [shown('callback', [503], [{}, { delivery_id: 'new' }])])).toEqual([
      'delivery-id-changed',
    ]);
    expect(outcome(deliveryIds, [shown('webhook', [404, 404], [{}, {}, { delivery_id: 'new' }])])).toEqual([
      'delivery-id-changed',
    ]);
  });

  it.each<[string, readonly ReceiverAnswer[], readonly Partial<WrittenAttempt>[]]>([
    ['the event came again after it was taken', [200], [{}, { delivery_id: 'new' }]],
    ['the connection was cut behind a 2xx', ['cut'], [{}, { delivery_id: 'new' }]],
    ['a library sent it twice', ['reset'], [{}, { delivery_id: 'new', repeat_of: 1 }]],
    ['nothing was repeated', [503], [{}]],
  ])('is none where %s', (_, answers, attempts) => {
    expect(outcome(deliveryIds, [shown('webhook', answers, attempts), shown('webhook', [], [{}])])).toBe('stopped');
  });
});

describe('two deliveries', () => {
  it('have two ids', () => {
    const trials = [shown('webhook', [503], [{}, {}]), shown('webhook', [], [{}])];
    expect(outcome(deliveryIds, trials)).toBe('satisfied');
    const same = { delivery_id: 'same' };
    const three = [shown('callback', [], [same]), shown('webhook', [], [same]), shown('callback', [], [{}])];
    expect(outcome(deliveryIds, [...three, ...beside])).toBe('satisfied');
    expect(outcome(deliveryIds, [shown('webhook', [], [same]), shown('webhook', [], [same])])).toEqual([
      'shared-delivery-id',
    ]);
  });

  it('are needed to compare', () => {
    expect(outcome(deliveryIds, [shown('callback', [503], [{}, {}])])).toBe('stopped');
    expect(outcome(deliveryIds, [shown('callback', [], [absent]), shown('webhook', [], [absent])])).toBe('stopped');
  });
});

describe('run_id', () => {
  it('is the run whose URL it comes to', () => {
    expect(outcome(runIdIsTheRun, [shown('callback', [], [{}])])).toBe('satisfied');
    expect(outcome(runIdIsTheRun, [shown('callback', [], [{ run_id: 'run-9' }])])).toEqual(['run-id-of-another-run']);
    const strayed = { ...shown('webhook', [], [{}]), elsewhere: [{ at_ms: 900 }] };
    expect(outcome(runIdIsTheRun, [strayed])).toEqual(['run-id-of-another-run']);
  });

  it('is the run that the payload holds, where that is one of ours', () => {
    const holding = (id: unknown) => ({ body: JSON.stringify({ run_id: 'run-1', run: { id } }) });
    const two = (id: unknown) => [shown('webhook', [], [holding(id)]), shown('callback', [], [{}])];
    expect(outcome(runIdIsTheRun, two('run-1'))).toBe('satisfied');
    expect(outcome(runIdIsTheRun, two('a number of its own'))).toBe('satisfied');
    expect(outcome(runIdIsTheRun, two('run-2'))).toEqual(['run-id-differs-from-run']);
  });

  it('names a run that ended so', () => {
    expect(outcome(runIdIsTheRun, [shown('webhook', [], [{ event: 'run.failed' }])])).toEqual(['wrong-event']);
  });

  it('may stand where nobody declared', () => {
    expect(outcome(runIdIsTheRun, [shown('callback', [], [{ run_id: undefined }])])).toBe('stopped');
  });
});
