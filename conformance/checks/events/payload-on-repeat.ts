import { isOther } from '../../../src/choices/choices-document.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { of_events } from '../../arbitraries/wave-families.ts';
import { payloadOf, type RepeatedAttempt, repeatsIn } from '../../models/events.ts';
import { namesThatDiffer } from '../../models/payload-shapes.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Channel } from '../../suite/arrival-record.ts';
import type { Facts, Mismatch, Observation } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

const choice = 'events.payload_on_repeat';
const operation_of = { callback: undefined, webhook: 'createWebhook' } as const;
const channels = ['callback', 'webhook'] as const;
/** Members that a repeat may have anew. */
const named = ['attempt_number', 'sent_at'] as const;

export const payloadOnRepeat = waveCheck({
  id: 'events/payload-on-repeat',
  title: 'A repeat sends the same bytes, or tells its number and time anew',
  how: 'The bytes of repeats are compared with those of the attempt before. Whether they are the same is open: it is observed, and judged only where it is declared.',
  clauses: ['events.payload-on-repeat'],
  codes: {
    'callback-not-as-declared': {
      clause: 'events.payload-on-repeat',
      level: 'declared',
      message: 'The payload of a repeated callback differs otherwise than the target file says.',
    },
    'webhook-not-as-declared': {
      clause: 'events.payload-on-repeat',
      level: 'declared',
      message: 'The payload of a repeated webhook delivery differs otherwise than the target file says.',
    },
  },
  since: '0.1.0',
  ...of_events,
  judge: (trials, { facts }, tally) => channels.flatMap((channel) => brokenRepeats(trials, channel, facts, tally)),
  control: (trials) => (repeatsIn(trials).length > 0 ? undefined : 'no event was repeated'),
  observe: (trials) =>
    channels.flatMap((channel): Observation[] => {
      const repeats = repeatsOf(trials, channel);
      const operation = operation_of[channel];
      return repeats.length === 0 ? [] : [{ choice, ...(operation && { operation }), value: seenValue(repeats) }];
    }),
});

function repeatsOf(trials: readonly Trial[], channel: Channel): RepeatedAttempt[] {
  return repeatsIn(trials).filter(({ attempt }) => attempt.channel === channel);
}

/** The members that a repeat has anew; undefined where its bytes are others and no member is. */
function anewIn({ before, attempt }: RepeatedAttempt): string[] | undefined {
  if (before.digest === attempt.digest) return [];
  const names = namesThatDiffer(payloadOf(before), payloadOf(attempt));
  return names.length > 0 ? names : undefined;
}

function seenValue(repeats: readonly RepeatedAttempt[]): string[] | { other: string } {
  const anew = repeats.map(anewIn);
  if (anew.includes(undefined)) return { other: 'other bytes of the same payload' };
  const names = new Set(anew.flatMap((of) => of ?? []));
  const others = [...names].filter((name) => !named.some((one) => one === name));
  return others.length > 0 ? { other: `anew: ${[...names].join(', ')}` } : named.filter((name) => names.has(name));
}

function brokenRepeats(trials: readonly Trial[], channel: Channel, facts: Facts, tally: Tally): Mismatch[] {
  const declared = chosen(facts.choices, choice, operation_of[channel]);
  if (declared === undefined || isOther(declared)) return [];
  const broken = repeatsOf(trials, channel).filter((repeat) => breaks(declared, anewIn(repeat)));
  return brokenBy(tally, `${channel}-not-as-declared`, broken, (first) => ({
    expected: { anew: declared },
    actual: { anew: anewIn(first) ?? 'other bytes of the same payload' },
  }));
}

/** Two times of one second may be written alike; two numbers of attempts are not. */
function breaks(declared: readonly string[], anew: readonly string[] | undefined): boolean {
  if (anew === undefined) return declared.length === 0;
  const is_silent = declared.includes('attempt_number') && !anew.includes('attempt_number');
  return is_silent || anew.some((name) => !declared.includes(name));
}
