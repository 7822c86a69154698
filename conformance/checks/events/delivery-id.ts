import { of_events } from '../../arbitraries/wave-families.ts';
import {
  absentPartMessage,
  attemptsOfChannel,
  isPlaceDeclared,
  part_names,
  payloadPart,
  payloadPointer,
} from '../../models/events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Channel } from '../../suite/arrival-record.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

const parts = ['delivery_id', 'run_id'] as const;
const channels = ['callback', 'webhook'] as const;
type Part = (typeof parts)[number];
const code_of = { delivery_id: 'no-delivery-id', run_id: 'no-run-id' } as const;

export const deliveryId = waveCheck({
  id: 'events/delivery-id',
  title: 'Every payload holds delivery.id and run_id',
  how: 'Every attempt of every event must hold `delivery.id` and `run_id`. They are looked for at the places that the target file declares, else at those of the document.',
  clauses: ['events.delivery-id'],
  codes: {
    'no-delivery-id': { clause: 'events.delivery-id', message: 'A payload holds no delivery.id.' },
    'no-run-id': { clause: 'events.delivery-id', message: 'A payload holds no run_id.' },
  },
  since: '0.1.0',
  ...of_events,
  judge: (trials, { facts }, tally) => lackingParts(trials, facts, tally),
  control(trials, { facts }, found) {
    if (found.length > 0) return undefined;
    const seen = channels.filter((channel) => attemptsOfChannel(trials, channel).length > 0);
    if (seen.length === 0) return 'no event arrived';
    const unknown = parts.find((part) => seen.some((channel) => !isPlaceKnown(part, channel, trials, facts)));
    return unknown && absentPartMessage(unknown, facts);
  },
});

/** Its place is open: it is known when it is declared, or when one payload of the channel has it there. */
function isPlaceKnown(part: Part, channel: Channel, trials: readonly Trial[], facts: Facts): boolean {
  if (isPlaceDeclared(part, facts)) return true;
  return attemptsOfChannel(trials, channel).some(({ attempt }) => payloadPart(part, attempt, facts) !== undefined);
}

function lackingParts(trials: readonly Trial[], facts: Facts, tally: Tally): Mismatch[] {
  return parts.flatMap((part) => {
    const lacking = channels
      .filter((channel) => isPlaceKnown(part, channel, trials, facts))
      .flatMap((channel) => attemptsOfChannel(trials, channel))
      .filter(({ attempt }) => tally.compared(payloadPart(part, attempt, facts) === undefined));
    const expected = `${part_names[part]} at ${payloadPointer(part, facts)}`;
    return brokenBy(tally, code_of[part], lacking, ({ attempt }) => ({
      expected,
      actual: attempt.body,
    }));
  });
}
