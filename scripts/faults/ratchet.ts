/** Compares what a run killed with the committed rates, none of which may fall. */
import type { FaultKind } from '../../conformance/faults/machine-fault.ts';
import { leastOfDraw } from './binomial.ts';
import type { Count, Rate, Tally } from './rates.ts';

/** The margin of a whole run, of the faults that were met: one fault, where that is more. */
const margin = 0.02;
const most_shown = 10;

export interface Comparison {
  kind: FaultKind;
  tallies: readonly Tally[];
  /** Of all operators that were tried. */
  rates: readonly Rate[];
  /** True where all faults of these operators were tried, and not a draw of them. */
  is_whole: boolean;
}

/** Operators that kill less than the committed rate lets expect, or that have none; a text for each. */
export function fallsOf({ kind, tallies, rates, is_whole }: Comparison): string[] {
  const pairs = tallies.flatMap((tally) => {
    const rate = rates.find(({ operator }) => operator === tally.operator);
    return rate ? [{ tally, expected: tally.met * shareOf(rate, is_whole), was: wordsOf(rate) }] : [];
  });
  const hasRate = ({ operator }: Count) => rates.some((rate) => rate.operator === operator);
  const isMet = ({ operator }: Count) => tallies.some((tally) => tally.operator === operator);
  return [
    ...[...pairs, ...sumOf(pairs)].flatMap(({ tally, expected, was }) => {
      const least = is_whole
        ? expected - Math.max(1, margin * tally.met)
        : leastOfDraw(tally.met, expected / tally.met);
      return tally.killed < least ? [fall(kind, tally, { was, least: Math.ceil(least) })] : [];
    }),
    ...tallies
      .filter((tally) => !hasRate(tally))
      .map(({ operator }) => `${kind} ${operator}: has no rate: npm run prove -- faults --kind ${kind} --write`),
    ...rates
      .filter((rate) => is_whole && !isMet(rate))
      .map(({ operator }) => `${kind} ${operator}: has a rate, and none of its faults was met: --write takes it out`),
  ];
}

/** A draw may hold the one fault that dies by luck: its rate counts one more that lives. */
function shareOf({ met, killed }: Count, is_whole: boolean): number {
  return killed / (is_whole ? met : met + 1);
}

interface Pair {
  tally: Tally;
  expected: number;
  was: string;
}

/** All operators together: where few faults of each are drawn, a fall shows in their sum alone. */
function sumOf(pairs: readonly Pair[]): Pair[] {
  if (pairs.length < 2) return [];
  const total = { operator: 'all', met: 0, killed: 0, survivors: pairs.flatMap(({ tally }) => tally.survivors) };
  let sum = 0;
  for (const { tally, expected } of pairs) {
    total.met += tally.met;
    total.killed += tally.killed;
    sum += expected;
  }
  return [{ tally: total, expected: sum, was: `${Math.round(sum)} by the rates of all` }];
}

function fall(
  kind: FaultKind,
  { operator, met, killed, survivors }: Tally,
  { was, least }: { was: string; least: number },
): string {
  const shown = survivors.slice(0, most_shown);
  const more = survivors.length - shown.length;
  return [
    `${kind} ${operator}: ${killed} of ${met} killed (${percent(killed, met)}), at least ${least} expected; it was ${was}; alive:`,
    ...shown,
    ...(more > 0 ? [`and ${more} more: --list shows all`] : []),
  ].join('\n    ');
}

function wordsOf({ killed, met, commit }: Rate): string {
  return `${killed} of ${met} (${percent(killed, met)}) on ${commit}`;
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}
