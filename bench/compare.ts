/** Figures that moved between two runs of the bench beyond the noise of both. Pure. */
import type { Figure } from './figure.ts';
import { written } from './table.ts';

/** Two medians nearer than this are the same, whatever the rounds say: few rounds show too little of the noise. */
const least_change = 1.1;

/** @returns a line for each figure of both runs that moved, those first that moved most */
export function moved(base: readonly Figure[], now: readonly Figure[]): string[] {
  return pairs(base, now)
    .filter(({ before, after }) => factor(before, after) >= least_change && areApart(before.spread, after.spread))
    .toSorted((a, b) => factor(b.before, b.after) - factor(a.before, a.after))
    .map(({ before, after }) => `${isWorse(before, after) ? 'worse ' : 'better'} ${change(before, after)}`);
}

/**
 * @param bound how many times worse one may be
 * @returns a line for each figure that is worse by more, or that is missing now
 */
export function beyond(bound: number, base: readonly Figure[], now: readonly Figure[]): string[] {
  const found = pairs(base, now);
  const missing = base.filter(({ id }) => !found.some(({ before }) => before.id === id));
  return [
    ...found
      .filter(({ before, after }) => isWorse(before, after) && factor(before, after) > bound)
      .map(({ before, after }) => `worse by more than ${bound} times: ${change(before, after)}`),
    ...missing.map(({ id }) => `not measured: ${id}`),
  ];
}

export function change(before: Figure, after: Figure): string {
  const span = ({ spread }: Figure) => spread.map(written).join('–');
  const values = `${written(before.value)} (${span(before)}) → ${written(after.value)} (${span(after)}) ${after.unit}`;
  return `${after.id}: ${values}, ${written(after.value / before.value)} times`;
}

export function pairs(base: readonly Figure[], now: readonly Figure[]): { before: Figure; after: Figure }[] {
  return base.flatMap((before) => {
    const after = now.find(({ id }) => id === before.id);
    return after ? [{ before, after }] : [];
  });
}

function factor(before: Figure, after: Figure): number {
  const ratio = after.value / before.value;
  return Math.max(ratio, 1 / ratio);
}

function isWorse(before: Figure, after: Figure): boolean {
  return after.better === 'higher' ? after.value < before.value : after.value > before.value;
}

function areApart([least, most]: Figure['spread'], [other_least, other_most]: Figure['spread']): boolean {
  return most < other_least || other_most < least;
}
