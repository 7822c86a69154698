import { expect, it } from 'vitest';
import { failed, passed, unjudged } from '../testing/written-report.support.ts';
import { lostClaims } from './lost-claims.ts';
import type { Verdict } from './verdict.ts';

const clauses = ['pagination.ties-kept'];
const rows: [string, Verdict[], string[]][] = [
  ['a pass', [passed('lists/a')], []],
  ['one pass beside a gap', [unjudged('lists/a'), passed('lists/b')], []],
  ['a failure, which is told as one', [failed('lists/a')], []],
  ['a gap', [unjudged('lists/a')], ['pagination.ties-kept: lists/a could-not-run: there is no asset']],
  [
    'a pass that did not meet it',
    [passed('lists/a', { unseen: clauses })],
    ['pagination.ties-kept: lists/a pass: the target showed nothing that it applies to'],
  ],
  [
    'what is no longer claimed',
    [unjudged('lists/a', 'not-claimed')],
    ['pagination.ties-kept: lists/a not-claimed: there is no asset'],
  ],
  [
    'a known failure, which is no pass',
    [{ ...failed('lists/a'), verdict: 'known-failure', known: [] }],
    ['pagination.ties-kept: lists/a known-failure: an item is lost'],
  ],
  ['a check that came after the requirements', [{ ...unjudged('lists/a'), not_required: true }], []],
  ['a run of other checks', [passed('retry/a', { clauses: ['x.y'] })], []],
  ['no run at all', [], []],
];
it.each(rows)('of a required clause: %s', (_, verdicts, want) => {
  for (const pattern of [...clauses, 'pagination.*', '*']) {
    const lost = lostClaims({ areas: [], clauses: [pattern], unclaimed: [] }, verdicts);
    expect(lost.map(({ name, why }) => `${name}: ${why}`)).toEqual(want);
  }
});

it('of a required area: one that the file does not claim, or that is claimed without one of its checks', () => {
  const verdicts = [unjudged('lists/a', 'not-claimed'), unjudged('retry/b', 'not-claimed'), unjudged('retry/c')];
  const areas = ['lists', 'retry', 'events', 'assets'];
  expect(lostClaims({ areas, clauses: [], unclaimed: ['events'] }, verdicts)).toEqual([
    { kind: 'area', name: 'lists', why: 'not one of its checks is claimed: lists/a not-claimed: there is no asset' },
    { kind: 'area', name: 'events', why: 'the target file does not claim it' },
  ]);
});
