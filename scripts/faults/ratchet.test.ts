import { describe, expect, it } from 'vitest';
import type { FaultFate, MachineFault } from '../../conformance/faults/machine-fault.ts';
import { makers } from './makers.ts';
import { fallsOf } from './ratchet.ts';
import { type Rate, raised, readRates, type Tally, talliesOf } from './rates.ts';

const rate = (operator: string, killed: number, met: number): Rate => ({
  kind: 'history',
  operator,
  met,
  killed,
  commit: '4e05f6c4',
  date: '2026-11-28',
  seed: 1,
});
const tally = (operator: string, killed: number, met: number): Tally => ({
  operator,
  met,
  killed,
  survivors: Array.from({ length: met - killed }, (_, index) => `history getMe /${operator}${index} ${operator}`),
});

describe('tallies', () => {
  it('count what an operator does everywhere and somewhere, without what was never met', () => {
    const fault: MachineFault = { kind: 'history', operation: 'getMe', place: '/email', operator: 'cut' };
    const fates: FaultFate[] = [
      { fault, killed_by: ['a/b'] },
      { fault: { ...fault, only: 'on-repeat' }, killed_by: [] },
      { fault: { ...fault, operator: 'null' }, killed_by: ['a/b', 'a/c'] },
      { fault: { ...fault, operator: 'null', only: 'page-3' }, killed_by: [], unmet: true },
      { fault: { ...fault, operator: 'type' }, killed_by: [], unmet: true },
    ];
    expect(talliesOf(fates)).toEqual([
      { operator: 'cut', met: 2, killed: 1, survivors: ['history getMe /email cut on-repeat'] },
      { operator: 'null', met: 1, killed: 1, survivors: [] },
    ]);
  });
});

describe('rates', () => {
  const falls = (rates: Rate[], tallies: Tally[], is_whole: boolean) =>
    fallsOf({ kind: 'history', rates, tallies, is_whole });

  it.each<[string, Rate, Tally]>([
    ['as before', rate('cut', 331, 849), tally('cut', 331, 849)],
    ['higher', rate('cut', 331, 849), tally('cut', 849, 849)],
    ['within two percent', rate('cut', 331, 849), tally('cut', 315, 849)],
    ['of few, one less', rate('cut', 23, 23), tally('cut', 22, 23)],
    ['of more faults', rate('cut', 50, 100), tally('cut', 99, 200)],
  ])('of a whole run: %s', (_, before, now) => {
    expect(falls([before], [now], true)).toEqual([]);
  });

  it.each<[string, Rate, Tally]>([
    ['more than two percent lower', rate('cut', 331, 849), tally('cut', 313, 849)],
    ['of few, two less', rate('cut', 23, 23), tally('cut', 21, 23)],
  ])('fall in a whole run: %s', (_, before, now) => {
    expect(falls([before], [now], true)).toHaveLength(1);
  });

  it.each<[string, Rate, Tally]>([
    ['none of some that mostly live', rate('cut', 331, 849), tally('cut', 0, 10)],
    ['the one fault that lives', rate('cut', 125, 125), tally('cut', 0, 1)],
    ['fewer by chance', rate('cut', 331, 849), tally('cut', 28, 100)],
  ])('of a draw: %s', (_, before, now) => {
    expect(falls([before], [now], false)).toEqual([]);
  });

  it.each<[string, Rate, Tally]>([
    ['none of many', rate('cut', 331, 849), tally('cut', 0, 20)],
    ['two of those that all died', rate('cut', 125, 125), tally('cut', 1, 3)],
    ['fewer than chance allows', rate('cut', 331, 849), tally('cut', 20, 100)],
  ])('fall in a draw: %s', (_, before, now) => {
    expect(falls([before], [now], false)).toHaveLength(1);
  });

  it('name what fell, with ten of the faults that live', () => {
    const [text] = falls([rate('cut', 331, 849)], [tally('cut', 300, 849)], true);
    const [head, ...alive] = text!.split('\n    ');
    expect(head).toBe(
      'history cut: 300 of 849 killed (35 %), at least 315 expected; it was 331 of 849 (39 %) on 4e05f6c4; alive:',
    );
    expect(alive).toHaveLength(11);
    expect(alive[0]).toBe('history getMe /cut0 cut');
    expect(alive[10]).toBe('and 539 more: --list shows all');
  });

  it('fall together, where of no operator enough was drawn', () => {
    const names = ['cut', 'null', 'type', 'empty', 'stale'];
    const rates = names.map((name) => rate(name, 90, 100));
    const [text, ...others] = falls(
      rates,
      names.map((name) => tally(name, 1, 3)),
      false,
    );
    expect(text).toMatch(/^history all: 5 of 15 killed/);
    expect(others).toEqual([]);
  });

  it('are missing for a new operator, and too many for one without faults in a whole run', () => {
    const tallies = [tally('cut', 1, 1)];
    expect(falls([], tallies, true)).toEqual([
      'history cut: has no rate: npm run prove -- faults --kind history --write',
    ]);
    const rates = [rate('cut', 1, 1), rate('null', 1, 1)];
    expect(falls(rates, tallies, true)).toEqual([expect.stringMatching(/^history null: has a rate/)]);
    expect(falls(rates, tallies, false)).toEqual([]);
  });
});

describe('written rates', () => {
  const measured = { commit: '5976325d', date: '2026-12-01', seed: 1 };

  it('rise, and stay where they did not', () => {
    const rates = [rate('cut', 50, 100), rate('null', 50, 100), rate('type', 50, 100)];
    const tallies = [tally('cut', 100, 200), tally('null', 101, 200), tally('empty', 1, 2)];
    expect(raised(rates, 'history', tallies, measured)).toEqual([
      rate('cut', 50, 100),
      { ...rate('null', 101, 200), ...measured },
      { ...rate('empty', 1, 2), ...measured },
    ]);
  });

  it('are committed once for each operator, of each kind', () => {
    const rates = readRates();
    const names = rates.map(({ kind, operator }) => `${kind} ${operator}`);
    expect(names).toEqual([...new Set(names)]);
    expect(new Set(rates.map(({ kind }) => kind))).toEqual(new Set(Object.keys(makers)));
    expect(rates.filter(({ killed, met }) => killed > met || met === 0)).toEqual([]);
  });
});
