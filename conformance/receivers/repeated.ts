/** Judgement of repeats, the same in whatever way they come. */
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { type Effect, isSame, unseen } from './effects.ts';
import {
  answerOf,
  isTaken,
  type OutgoingEvent,
  ofStep,
  type SendingContext,
  unanswered,
  untaken,
} from './receiver-check.ts';

export interface RepeatedNotes {
  /** Of the first attempts, and of what came behind them; left out without a probe. */
  first?: Effect[];
  repeats?: Effect[];
}

export const repeated_codes = {
  'repeat-refused': {
    clause: 'receiving.repeats',
    message: 'A repeat of an event that was taken is not answered 2xx.',
  },
  'repeat-took-effect': { clause: 'receiving.repeats', message: 'A repeat of an event has an effect of its own.' },
} satisfies Codes;

/**
 * Takes the first attempts to their effect, then does what repeats them.
 * @param first sends each event once, in steps called `first/…`
 */
export async function withEffects(
  ctx: SendingContext,
  events: readonly OutgoingEvent[],
  first: () => Promise<unknown>,
  repeat: () => Promise<unknown>,
): Promise<RepeatedNotes> {
  const before = await shownOf(ctx, events);
  await first();
  const after = await Promise.all(events.map((event, index) => ctx.shownAfter(event, before[index])));
  await repeat();
  const behind = await Promise.all(events.map((event) => ctx.shownLater(event)));
  if (before[0] === undefined) return {};
  return {
    first: events.map((_, index) => ({ before: before[index], after: after[index] })),
    repeats: events.map((_, index) => ({ before: after[index], after: behind[index] })),
  };
}

async function shownOf(ctx: SendingContext, events: readonly OutgoingEvent[]): Promise<unknown[]> {
  const values: unknown[] = [];
  for (const event of events) values.push(await ctx.shown(event));
  return values;
}

export function controlOfRepeats(evidence: Evidence<unknown, RepeatedNotes>): string | undefined {
  const { first = [] } = evidence.notes;
  return unanswered(evidence) ?? untaken(evidence, 'first') ?? unseen(first.find(isSame));
}

export function judgeRepeats(evidence: Evidence<unknown, RepeatedNotes>, tally: Tally): Mismatch[] {
  const repeats = ofStep(evidence, 'repeat');
  const last = repeats.at(-1)!;
  return [
    ...repeats.flatMap((at) =>
      tally.holds(isTaken(at), 'repeat-refused', { at, expected: '2xx', actual: answerOf(at), again: true }),
    ),
    ...(evidence.notes.repeats ?? []).flatMap((effect) =>
      tally.holds(isSame(effect), 'repeat-took-effect', { at: last, expected: effect.before, actual: effect.after }),
    ),
  ];
}
