import { describe, expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { onClosedPort } from './on-closed-port.ts';

const notes = { shut_ms: 700, watched_ms: 10_000, heard: 0, witness: 1 };
const choices: ChoicesDocument = { events: { webhook_schedule: { first_retry_s: 3, jitter: 'none' } } };

describe.each(['callback', 'webhook'])('%s', (receiver) => {
  const outcome = (more: Partial<typeof notes>, status = 202) =>
    outcomeOf(
      onClosedPort,
      written([answered('dispatch', 'dispatchModelRun2', status, { run_id: 'r', status: 'queued' })], {
        case: { receiver },
        notes: { ...notes, ...more },
        facts: { choices },
      }),
    );

  it('asks for an attempt once the port is open', () => {
    expect(outcome({ heard: 1, witness: 0 })).toBe('satisfied');
    expect(outcome({})).toEqual(['not-repeated-after-refused-connection']);
  });

  it('proves nothing where no later run is heard, or all attempts may have been made before', () => {
    expect(outcome({ witness: 0 })).toBe('stopped');
    expect(outcome({ shut_ms: 2_950 })).toBe('stopped');
    expect(outcome({ shut_ms: 2_950, heard: 1 })).toBe('satisfied');
    expect(outcome({}, 500)).toBe('stopped');
  });
});
