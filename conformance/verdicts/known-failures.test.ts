import { describe, expect, it } from 'vitest';
import { type KnownFailure, type KnownFailures, knownStates, knownVerdict } from './known-failures.ts';
import type { FailureWay, KnownState, Verdict } from './verdict.ts';

const common = {
  check: 'a/b',
  title: '',
  area: 'a',
  clauses: ['x.y', 'x.z'],
  cases: 1,
  comparisons: 1,
  observations: [],
};
const way: FailureWay = { level: 'stated', clause: 'x.y', mismatch: 'lost', pointer: '/items/3/name' };
const fail = (others: Partial<FailureWay>[] = [], own: Partial<FailureWay> = {}) =>
  ({
    ...common,
    ...way,
    ...own,
    verdict: 'fail',
    message: 'wrong',
    ...(others.length > 0 && { others: others.map((one) => ({ ...way, ...one })) }),
  }) as unknown as Verdict;
const pass: Verdict = { ...common, verdict: 'pass' };
const unjudged = (verdict: 'not-claimed' | 'could-not-run' | 'inconclusive' | 'observed'): Verdict => ({
  ...common,
  verdict,
  message: 'why',
});

function known(entries: Partial<KnownFailure>[], more: Partial<KnownFailures> = {}): KnownFailures {
  return {
    entries: entries.map((entry, index) => ({ check: 'a/b', reason: 'r', place: `f:${index + 2}:1`, ...entry })),
    implementation: { name: 'ours', version: '2' },
    gate: { gate: 'declared', strict: false },
    seed: 1,
    today: '2026-05-10',
    ...more,
  };
}

describe('a verdict of which something is known', () => {
  type Row = [string, { verdict: Verdict; entries: Partial<KnownFailure>[]; gate?: 'stated'; want: string }];
  const rows: Row[] = [
    ['by check alone', { verdict: fail(), entries: [{}], want: 'known-failure' }],
    ['by a pattern', { verdict: fail(), entries: [{ check: 'a/*' }], want: 'known-failure' }],
    ['of another check', { verdict: fail(), entries: [{ check: 'a/c' }], want: 'fail' }],
    ['by clause', { verdict: fail(), entries: [{ clause: 'x.y' }], want: 'known-failure' }],
    ['by another clause of the check', { verdict: fail(), entries: [{ clause: 'x.z' }], want: 'fail' }],
    ['by code', { verdict: fail(), entries: [{ mismatch: 'lost' }], want: 'known-failure' }],
    ['by another code', { verdict: fail(), entries: [{ mismatch: 'los' }], want: 'fail' }],
    ['by place', { verdict: fail(), entries: [{ pointer: '/items/3/name' }], want: 'known-failure' }],
    ['by any item', { verdict: fail(), entries: [{ pointer: '/items/*/name' }], want: 'known-failure' }],
    ['by a pattern that ends above', { verdict: fail(), entries: [{ pointer: '/items/*' }], want: 'fail' }],
    [
      'by the place where there is none',
      { verdict: fail([], { pointer: undefined }), entries: [{ pointer: '' }], want: 'fail' },
    ],
    ['in one of two ways', { verdict: fail([{ mismatch: 'other' }]), entries: [{ mismatch: 'lost' }], want: 'fail' }],
    [
      'in two ways by two entries',
      {
        verdict: fail([{ mismatch: 'other' }]),
        entries: [{ mismatch: 'lost' }, { mismatch: 'other' }],
        want: 'known-failure',
      },
    ],
    [
      'in all ways that decide',
      {
        verdict: fail([{ mismatch: 'other', level: 'declared' }]),
        entries: [{ mismatch: 'lost' }],
        gate: 'stated',
        want: 'known-failure',
      },
    ],
    [
      'where none decides',
      {
        verdict: fail([], { level: 'derived' }),
        entries: [{ mismatch: 'lost' }],
        gate: 'stated',
        want: 'known-failure',
      },
    ],
    ['by name', { verdict: fail(), entries: [{ implementation: { name: 'ours' } }], want: 'known-failure' }],
    [
      'by version',
      { verdict: fail(), entries: [{ implementation: { name: 'ours', version: '2' } }], want: 'known-failure' },
    ],
    [
      'of an older version',
      { verdict: fail(), entries: [{ implementation: { name: 'ours', version: '1' } }], want: 'fail' },
    ],
    ['of another', { verdict: fail(), entries: [{ implementation: { name: 'theirs' } }], want: 'fail' }],
    ['on its last day', { verdict: fail(), entries: [{ expires: '2026-05-10' }], want: 'known-failure' }],
    ['a day later', { verdict: fail(), entries: [{ expires: '2026-05-09' }], want: 'fail' }],
    ['and that passes', { verdict: pass, entries: [{}], want: 'unexpected-pass' }],
    [
      'and that passes where another fails',
      { verdict: pass, entries: [{ implementation: { name: 'theirs' } }], want: 'pass' },
    ],
    ['and that is observed', { verdict: unjudged('observed'), entries: [{}], want: 'observed' }],
    ['and that could not run', { verdict: unjudged('could-not-run'), entries: [{}], want: 'could-not-run' }],
  ];
  it.each(rows)('%s', (_, { verdict, entries, gate, want }) => {
    const rule = { gate: gate ?? 'declared', strict: false } as const;
    expect(knownVerdict(verdict, known(entries, { gate: rule })).verdict).toBe(want);
  });

  it('holds what the entries say that list it, and those alone', () => {
    const entries = [
      { mismatch: 'lost', reason: 'one', link: 'https://t.test/1' },
      { mismatch: 'other', reason: 'two' },
    ];
    expect(knownVerdict(fail(), known(entries))).toMatchObject({
      known: [{ reason: 'one', link: 'https://t.test/1' }],
    });
    expect(knownVerdict(pass, known(entries))).toMatchObject({
      message: 'it passes, and is a known failure: take the entry out (f:2:1, f:3:1)',
      known: [{ reason: 'one' }, { reason: 'two' }],
    });
  });

  it('tells which way is not known', () => {
    const verdict = knownVerdict(fail([{ mismatch: 'other' }]), known([{ mismatch: 'lost' }]));
    expect(verdict).toMatchObject({ verdict: 'fail', not_known: [{ mismatch: 'other' }] });
    expect(knownVerdict(fail(), known([]))).not.toHaveProperty('not_known');
  });
});

describe('an entry', () => {
  const other: Verdict = { ...pass, check: 'a/c' };
  const rows: [
    string,
    { entry: Partial<KnownFailure>; verdicts: Verdict[]; want: KnownState['state']; says: string },
  ][] = [
    ['that lists a failure', { entry: {}, verdicts: [fail()], want: 'holds', says: 'fails as listed' }],
    [
      'that lists one of two ways',
      { entry: { mismatch: 'lost' }, verdicts: [fail([{ mismatch: 'other' }])], want: 'holds', says: '' },
    ],
    ['whose check passes', { entry: {}, verdicts: [pass], want: 'stale', says: 'does not fail: take the entry out' }],
    ['whose check is observed', { entry: {}, verdicts: [unjudged('observed')], want: 'stale', says: 'does not fail' }],
    [
      'whose check fails otherwise',
      {
        entry: { mismatch: 'other' },
        verdicts: [fail()],
        want: 'stale',
        says: 'fails in another way: take the entry out',
      },
    ],
    ['whose check is not in the run', { entry: {}, verdicts: [other], want: 'not-judged', says: 'not in this run' }],
    ...(['not-claimed', 'could-not-run', 'inconclusive'] as const).map(
      (word): [string, { entry: object; verdicts: Verdict[]; want: KnownState['state']; says: string }] => [
        `whose check is ${word}`,
        { entry: {}, verdicts: [unjudged(word)], want: 'not-judged', says: `left alone: ${word}` },
      ],
    ),
    [
      'of another implementation',
      { entry: { implementation: { name: 'theirs' } }, verdicts: [pass], want: 'other-implementation', says: 'theirs' },
    ],
    [
      'that has expired',
      {
        entry: { expires: '2026-05-09' },
        verdicts: [fail()],
        want: 'expired',
        says: 'still fails: mend it, or write a later day',
      },
    ],
    [
      'that has expired in time',
      { entry: { expires: '2026-05-09' }, verdicts: [pass], want: 'expired', says: 'take the entry out' },
    ],
    [
      'that has expired unseen',
      { entry: { expires: '2026-05-09' }, verdicts: [unjudged('could-not-run')], want: 'not-judged', says: '' },
    ],
    ['of a pattern that one fails', { entry: { check: 'a/*' }, verdicts: [other, fail()], want: 'holds', says: '' }],
  ];
  it.each(rows)('%s', (_, { entry, verdicts, want, says }) => {
    const [state] = knownStates(verdicts, known([entry]));
    expect(state).toMatchObject({ state: want, message: expect.stringContaining(says), place: 'f:2:1', reason: 'r' });
  });

  it('is told of beside one that holds', () => {
    const states = knownStates([fail()], known([{ mismatch: 'lost' }, { mismatch: 'found' }]));
    expect(states.map(({ state }) => state)).toEqual(['holds', 'stale']);
  });
});
