import { expect, it } from 'vitest';
import type { WaveNote } from '../../suite/wave-note.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { receiverAnswers } from './receiver-answers.ts';

type Declared = 'network_error' | 'success' | { other: string } | undefined;

function trial(channel: 'callback' | 'webhook', at_ms: number[], quiet_ms = 20_000): WrittenTrial {
  return { scenario: { channel, answers: ['cut'] }, attempts: at_ms.map((time_ms) => ({ at_ms: time_ms })), quiet_ms };
}

function judged(
  trials: WrittenTrial[],
  cut_after_2xx: Declared,
  clock: WaveNote['clock'] = 'stepped',
  is_public = false,
) {
  const facts = { choices: cut_after_2xx ? { events: { receiver_answers: { cut_after_2xx } } } : {} };
  return outcomeOf(receiverAnswers, writtenWave(trials, { facts, clock, public: is_public }));
}

it.each(['callback', 'webhook'] as const)('%s: holds the target to what it declares', (channel) => {
  const [repeated, left] = [trial(channel, [0, 1_000]), trial(channel, [0])];
  expect(judged([repeated], 'network_error')).toBe('satisfied');
  expect(judged([left], 'success')).toBe('satisfied');
  expect(judged([repeated], 'success')).toEqual(['cut-answer-not-as-declared']);
  expect(judged([left], 'network_error')).toEqual(['cut-answer-not-as-declared']);
  // A late repeat looks like one that does not come.
  expect(judged([left], 'network_error', 'real')).toBe('satisfied');
});

it.each([undefined, { other: 'it asks the receiver' }])('judges nobody by %j', (declared) => {
  expect(judged([trial('callback', [0, 1_000])], declared)).toBe('satisfied');
  expect(judged([trial('webhook', [0])], declared)).toBe('satisfied');
});

it('says nothing where it could not see what follows', () => {
  expect(judged([trial('callback', [0], 1_100), trial('webhook', [0], 1_100)], 'network_error')).toBe('stopped');
  expect(judged([trial('callback', [])], 'network_error')).toBe('stopped');
  expect(judged([trial('callback', [0, 1_000])], 'success', 'stepped', true)).toBe('stopped');
  const library = trial('callback', [0]);
  const attempts = [{ at_ms: 0 }, { at_ms: 10, answer: 'cut' as const, repeat_of: 1 }];
  expect(judged([{ ...library, attempts }], 'success')).toBe('stopped');
});
