/** `conformance/faults/rates.json`: the share of the faults of each kind and operator that the suite kills. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type FaultFate, type FaultKind, nameOf } from '../../conformance/faults/machine-fault.ts';

const file = new URL('../../conformance/faults/rates.json', import.meta.url);

export interface Count {
  operator: string;
  /** Faults that changed anything. */
  met: number;
  killed: number;
}

export interface Rate extends Count, Measured {
  kind: FaultKind;
}

/** The origin of a rate. */
export interface Measured {
  commit: string;
  date: string;
  seed: number;
}

export interface Tally extends Count {
  /** Names of those that no check noticed. */
  survivors: readonly string[];
}

/** One for each operator, in the order in which they are met; restrictions such as `after-delete` count with the rest. */
export function talliesOf(fates: readonly FaultFate[]): Tally[] {
  const met = fates.filter(({ unmet }) => !unmet);
  return Object.entries(Object.groupBy(met, ({ fault }) => fault.operator)).map(([operator, own = []]) => {
    const survivors = own.filter(({ killed_by }) => killed_by.length === 0).map(({ fault }) => nameOf(fault));
    return { operator, met: own.length, killed: own.length - survivors.length, survivors };
  });
}

export function readRates(): Rate[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Rate[];
}

/** Writes one rate a line, by kind, so that a change touches no line but its own. */
export function writeRates(rates: readonly Rate[]): void {
  const sorted = rates.toSorted((one, other) => one.kind.localeCompare(other.kind));
  writeFileSync(file, `[\n${sorted.map((rate) => JSON.stringify(rate)).join(',\n')}\n]\n`);
}

/**
 * The rates of the operators of a kind after a whole run. Those that did not rise stay as they are, so that falls within
 * the margin cannot add up.
 * @param rates of all operators that were tried
 */
export function raised(rates: readonly Rate[], kind: FaultKind, tallies: readonly Tally[], measured: Measured): Rate[] {
  return tallies.map(({ operator, met, killed }) => {
    const known = rates.find((rate) => rate.operator === operator);
    return known && killed * known.met <= known.killed * met ? known : { kind, operator, met, killed, ...measured };
  });
}
