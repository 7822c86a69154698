/** All that one run saw of its target as a whole, before any check is looked at. Pure. */

import { counted } from '../../src/input/counted.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Contacts } from '../suite/records.ts';
import { isMute } from '../verdicts/exit-code.ts';
import type { Verdict } from '../verdicts/verdict.ts';

/** An answer that takes longer is slow for a caller who waits for it. */
const slow_ms = 3_000;
/** Between two refused connections the target was away all the time. */
const same_absence_ms = 2_000;

export interface Traffic {
  /** Answers that came, and requests that got none. */
  answers: number;
  unanswered: number;
  /** Answers of 5xx, by the operation, those of most first. */
  server_errors: { operation: string; errors: number; answers: number }[];
  /** Answers that took longer than `over_ms`; `first_at` is when the first of them was asked for. */
  slow: { over_ms: number; answers: number; first_at?: string; longest_ms?: number };
  /** Times when connections were refused. */
  away: { from: string; to: string }[];
  /** Absent where no event was waited for. */
  deliveries?: Contacts;
  /** Limits that were met, each with the number of checks that it left without evidence. */
  limits_ended: { limit: string; checks: number }[];
}

/** @param started_at of the run, as in its report @param contacts of the receiver, where there was one */
export function trafficOf(
  exchanges: readonly Exchange[],
  started_at: string,
  contacts?: Contacts,
): Omit<Traffic, 'limits_ended'> {
  const timeOf = (at_ms: number) => new Date(Date.parse(started_at) + at_ms).toISOString();
  const answered = exchanges.filter(({ received }) => received !== undefined);
  const slow = answered.filter(({ took_ms }) => took_ms > slow_ms);
  const longest_ms = Math.max(...slow.map(({ took_ms }) => took_ms));
  return {
    answers: answered.length,
    unanswered: exchanges.length - answered.length,
    server_errors: byOperation(answered),
    slow: {
      over_ms: slow_ms,
      answers: slow.length,
      ...(slow[0] && { first_at: timeOf(slow[0].at_ms), longest_ms }),
    },
    away: absences(exchanges).map(([from, to]) => ({ from: timeOf(from), to: timeOf(to) })),
    ...(contacts && contacts.awaited > 0 && { deliveries: contacts }),
  };
}

function byOperation(answered: readonly Exchange[]): Traffic['server_errors'] {
  const own = answered.filter(({ decoded }) => decoded !== undefined);
  return [...Map.groupBy(own, ({ request }) => request.operation)]
    .map(([operation, all]) => {
      const errors = all.filter(({ received }) => received!.status >= 500).length;
      return { operation, errors, answers: all.length };
    })
    .filter(({ errors }) => errors > 0)
    .toSorted((a, b) => b.errors - a.errors);
}

/** Begin and end of each, in milliseconds since the run began. */
function absences(exchanges: readonly Exchange[]): [number, number][] {
  const refused = exchanges.flatMap(({ at_ms, took_ms, away_ms, failure }): [number, number][] => {
    if (away_ms === undefined && failure?.kind !== 'refused') return [];
    return [[at_ms, at_ms + (away_ms ?? took_ms)]];
  });
  const found: [number, number][] = [];
  for (const [from, to] of refused.toSorted(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (last && from <= last[1] + same_absence_ms) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

export function limitsEnded(verdicts: readonly Verdict[]): Traffic['limits_ended'] {
  const ended = verdicts.flatMap((verdict) => ('budget' in verdict && verdict.budget ? [verdict.message] : []));
  // The request that met the limit stands in brackets at the end.
  const limits = Map.groupBy(ended, (message) => message.replace(/ \([A-Z]+ \/.*\)$/, ''));
  return [...limits].map(([limit, own]) => ({ limit, checks: own.length }));
}

/** Of the parts of one run. */
export function joinedTraffic(parts: readonly Traffic[]): Omit<Traffic, 'limits_ended'> | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const sum = (number: (part: Traffic) => number) => parts.reduce((all, part) => all + number(part), 0);
  const errors = Map.groupBy(
    parts.flatMap(({ server_errors }) => server_errors),
    ({ operation }) => operation,
  );
  const { first_at } = parts.map(({ slow }) => slow).toSorted(byFirst)[0]!;
  const longest_ms = Math.max(...parts.map(({ slow }) => slow.longest_ms ?? 0));
  const told = parts.flatMap(({ deliveries }) => deliveries ?? []);
  const count = (of: keyof Contacts) => told.reduce((all, one) => all + one[of], 0);
  return {
    answers: sum(({ answers }) => answers),
    unanswered: sum(({ unanswered }) => unanswered),
    server_errors: [...errors].map(([operation, own]) => ({
      operation,
      errors: own.reduce((all, one) => all + one.errors, 0),
      answers: own.reduce((all, one) => all + one.answers, 0),
    })),
    slow: {
      over_ms: first.slow.over_ms,
      answers: sum(({ slow }) => slow.answers),
      ...(first_at !== undefined && { first_at, longest_ms }),
    },
    away: parts.flatMap(({ away }) => away),
    ...(told.length > 0 && {
      deliveries: { awaited: count('awaited'), connections: count('connections'), events: count('events') },
    }),
  };
}

function byFirst(a: Traffic['slow'], b: Traffic['slow']): number {
  return (a.first_at ?? '~') < (b.first_at ?? '~') ? -1 : 1;
}

/** Sentences for people: what was out of the ordinary, and nothing where all was well. */
export function trafficLines({ traffic }: { traffic?: Traffic }): string[] {
  if (!traffic) return [];
  const { answers, unanswered, server_errors, slow, away, limits_ended } = traffic;
  const errors = server_errors.reduce((sum, one) => sum + one.errors, 0);
  const where = server_errors.map((one) => `${one.operation} ${one.errors} of ${one.answers}`).join(', ');
  return [
    ...(errors > 0 ? [`${errors} of ${answers} answers were errors of the server (5xx): ${where}`] : []),
    ...(slow.answers > 0
      ? [
          `${slow.answers} answers took more than ${slow.over_ms / 1_000} s, the first asked for at ${slow.first_at}, the longest ${(slow.longest_ms! / 1_000).toFixed(1)} s`,
        ]
      : []),
    ...(unanswered > 0 ? [`${counted(unanswered, 'request')} got no answer`] : []),
    ...away.map(({ from, to }) => `the target was away (connections were refused) from ${from} to ${to}`),
    ...muteLine(traffic),
    ...limits_ended.map(({ limit, checks }) => `${limit}: ${counted(checks, 'check')} less`),
  ];
}

const way = '`conformance doctor` tries the way to it; where the target runs elsewhere, give a receiver.public_url';

/** Of a run to whose receiver nothing came. */
export function muteLine(traffic: Traffic): string[] {
  if (!isMute({ traffic })) return [];
  const { awaited, connections } = traffic.deliveries!;
  const came = connections === 0 ? 'no connection' : `no event, in ${connections} connections,`;
  return [`${came} reached the receiver, where ${awaited} deliveries were awaited (${way})`];
}
