import type { ReceiverAnswer } from '../suite/scenario.ts';
import type { WaveEvidence } from '../suite/wave-note.ts';
import { type WrittenTrial, type WrittenWave, writtenWave } from './written-wave.support.ts';

const read_ms = 60_000;

export function writtenLog(trials: readonly WrittenTrial[], wave: WrittenWave = {}): WaveEvidence {
  const logs = Object.entries(wave.logs ?? {}).map(([name, items]) => [name, items.map(withAttempts)] as const);
  const any = wave.any && { any: wave.any.map(withAttempts) };
  const evidence = writtenWave(trials, { ...wave, logs: Object.fromEntries(logs), ...any });
  const exchanges = evidence.exchanges.map((one) => (one.step.startsWith('log') ? { ...one, at_ms: read_ms } : one));
  return { ...evidence, exchanges };
}

/** Without them a log cannot be read at all, unless the target file says where they are. */
function withAttempts(item: Record<string, unknown>): Record<string, unknown> {
  return { attempts: [], ...item };
}

/** A webhook's scenario whose attempts came one after another. */
export function received(answers: readonly ReceiverAnswer[], more: Partial<WrittenTrial> = {}): WrittenTrial {
  const attempts = answers.map((_, index) => ({ at_ms: 1_000 * index, request_id: `request-${index + 1}` }));
  return { scenario: { channel: 'webhook', answers }, attempts, ...more };
}

/** Log entry of a run's delivery. @param statuses of its attempts; null where there was no answer */
export function entry(
  statuses: readonly (number | string | null)[],
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const attempts = statuses.map((status_code, index) => ({
    status_code,
    succeeded: /^2/.test(String(status_code)),
    request_id: `request-${index + 1}`,
  }));
  return { id: 'delivery-of-run-1-at-webhook/1', attempts, ...more };
}
