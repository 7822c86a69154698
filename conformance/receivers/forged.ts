/** Judgement of answers to forged events, the same whatever was forged. */
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import { inconclusive, type Stop } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { type Effect, isSame, sentToEffect, unseen } from './effects.ts';
import {
  answerOf,
  isTaken,
  type OutgoingEvent,
  ofStep,
  type SendingContext,
  type SentAs,
  unanswered,
  untaken,
} from './receiver-check.ts';

/** An error of the server refuses nothing; it counts where the same event meets it each time. */
const tries = 3;

export interface ForgedNotes {
  forged: SendingContext['forged'];
  /** Of a genuine event, and of the forged one; left out without a probe. */
  genuine?: Effect;
  effect?: Effect;
}

export const forged_codes = {
  'forged-taken': {
    clause: 'receiving.refuses-forged',
    message: 'An event whose signature does not verify is answered 2xx.',
  },
  'forged-took-effect': {
    clause: 'receiving.refuses-forged',
    message: 'An event whose signature does not verify has an effect.',
  },
  'error-for-refusal': {
    clause: 'receiving.refuses-forged',
    message: 'An event whose signature does not verify is answered with an error of the server, three times of three.',
  },
} satisfies Codes;

/** Sends a genuine event, then a forged one, again while it meets an error of the server. */
export async function sendForged(ctx: SendingContext, event: OutgoingEvent, as: SentAs): Promise<ForgedNotes> {
  const genuine = await sentToEffect(ctx, ctx.newEvent(), 'genuine/1');
  const before = await ctx.shown(event);
  for (let number = 1; number <= tries; number += 1) {
    const { received } = await ctx.send(event, `forged/${number}`, as);
    if (received === undefined || received.status < 500) break;
  }
  const after = await ctx.shownLater(event);
  await ctx.send(ctx.newEvent(), 'genuine/2');
  return { forged: ctx.forged, ...(genuine && { genuine, effect: { before, after } }) };
}

export function controlOfForged(evidence: Pick<Evidence, 'exchanges'>, notes: ForgedNotes): string | Stop | undefined {
  const none = unanswered(evidence) ?? untaken(evidence, 'genuine');
  if (none !== undefined) return none;
  if (notes.forged === 'dropped' && !notes.effect) return blind;
  const idle = unseen(notes.genuine);
  if (idle !== undefined) return idle;
  const answers = ofStep(evidence, 'forged').map(({ received }) => received!.status);
  const erred = answers.filter((status) => status >= 500).length;
  return erred > 0 && erred < answers.length
    ? inconclusive(`a forged event was answered ${answers.join(', then ')}: errors of the server refuse nothing`)
    : undefined;
}

const blind: Stop = {
  verdict: 'could-not-run',
  reason:
    'forged events are answered 2xx and dropped, by --forged dropped; only a probe (--probe-url, --probe-command) shows it',
};

export function judgeForged(evidence: Evidence<unknown, ForgedNotes>, tally: Tally): Mismatch[] {
  const { forged, effect } = evidence.notes;
  const at = ofStep(evidence, 'forged').at(-1)!;
  const actual = answerOf(at);
  const is_error = at.received !== undefined && at.received.status >= 500;
  return [
    ...(forged === 'refused'
      ? tally.holds(!isTaken(at), 'forged-taken', { at, expected: 'a refusal, such as 401 or 403', actual })
      : []),
    ...tally.holds(!is_error, 'error-for-refusal', { at, expected: 'a refusal, such as 401 or 403', actual }),
    ...(effect
      ? tally.holds(isSame(effect), 'forged-took-effect', { at, expected: effect.before, actual: effect.after })
      : []),
  ];
}
