import { describe, expect, it } from 'vitest';
import { exitCodeOf, type GateOptions, type Outcome } from './exit-code.ts';
import type { FailureLevel, KnownState, Verdict } from './verdict.ts';

const gate: GateOptions = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false };
const common = { check: 'a/b', title: '', area: 'a', clauses: ['x.y'], cases: 1, comparisons: 1, observations: [] };
const pass: Verdict = { ...common, verdict: 'pass' };
const unjudged = (verdict: 'not-claimed' | 'could-not-run' | 'inconclusive' | 'error'): Verdict => ({
  ...common,
  verdict,
  message: 'why',
});
const fail = (level: FailureLevel) => ({ ...common, verdict: 'fail', level }) as unknown as Verdict;

const withSeen = (level: FailureLevel) =>
  ({
    ...unjudged('inconclusive'),
    budget: true,
    seen: { clause: 'x.y', mismatch: 'm', message: 'why', times: 2, level },
  }) as Verdict;

const as = (verdict: 'known-failure' | 'unexpected-pass') => ({ ...fail('stated'), verdict }) as unknown as Verdict;
const behindKnown = { ...unjudged('could-not-run'), because_of_known: 'a/b' } as Verdict;
const later = (verdict: Verdict): Verdict => ({ ...verdict, not_required: true });
const lost = { kind: 'area', name: 'lists', why: 'the target file does not claim it' } as const;
const shard = { index: 2, of: 3, others_judge: true };
const entry = (state: KnownState['state']): KnownState => ({
  place: 'f:1:1',
  check: 'a/b',
  reason: 'r',
  state,
  message: '',
});

describe('exitCodeOf', () => {
  const rows: [
    string,
    { verdicts: Verdict[]; options?: Partial<GateOptions>; more?: Partial<Outcome>; want: number },
  ][] = [
    ['only passes', { verdicts: [pass], want: 0 }],
    ['a failure', { verdicts: [pass, fail('stated')], want: 1 }],
    ['a failure below the gate', { verdicts: [pass, fail('declared')], options: { gate: 'derived' }, want: 0 }],
    [
      'a derived failure at the stated gate',
      { verdicts: [pass, fail('derived')], options: { gate: 'stated' }, want: 0 },
    ],
    ['a reference failure', { verdicts: [pass, fail('reference')], want: 0 }],
    ['a reference failure, strict', { verdicts: [pass, fail('reference')], options: { strict: true }, want: 1 }],
    ['something that could not run', { verdicts: [pass, unjudged('could-not-run')], want: 3 }],
    [
      'the same, allowed',
      { verdicts: [pass, unjudged('could-not-run')], options: { allow_incomplete: ['could-not-run'] }, want: 0 },
    ],
    [
      'inconclusive is not allowed by could-not-run',
      { verdicts: [pass, unjudged('inconclusive')], options: { allow_incomplete: ['could-not-run'] }, want: 3 },
    ],
    [
      'an ended budget, allowed',
      {
        verdicts: [pass, { ...unjudged('inconclusive'), budget: true } as Verdict],
        options: { allow_incomplete: ['budget'] },
        want: 0,
      },
    ],
    ...(['budget', 'too-large'] as const).map((kind): (typeof rows)[number] => [
      `an answer that is too large, which is no ended budget, where ${kind} is allowed`,
      {
        verdicts: [pass, { ...unjudged('inconclusive'), too_large: true } as Verdict],
        options: { allow_incomplete: [kind] },
        want: kind === 'too-large' ? 0 : 3,
      },
    ]),
    ...(['budget', 'inconclusive'] as const).map((kind): (typeof rows)[number] => [
      `a fault that was seen and not shown again, though ${kind} is allowed`,
      { verdicts: [pass, withSeen('derived')], options: { allow_incomplete: [kind] }, want: 3 },
    ]),
    [
      'the same below the gate',
      {
        verdicts: [pass, withSeen('derived')],
        options: { gate: 'stated', allow_incomplete: ['budget'] },
        want: 0,
      },
    ],
    ['not claimed beside a pass', { verdicts: [pass, unjudged('not-claimed')], want: 0 }],
    ['a known failure alone', { verdicts: [as('known-failure')], want: 0 }],
    ['an unexpected pass beside a pass', { verdicts: [pass, as('unexpected-pass')], want: 1 }],
    ['a stale entry', { verdicts: [pass], more: { known_failures: [entry('stale')] }, want: 1 }],
    ['an expired entry', { verdicts: [pass], more: { known_failures: [entry('expired')] }, want: 1 }],
    [
      'entries that hold, or of which nothing is known',
      {
        verdicts: [pass],
        more: { known_failures: [entry('holds'), entry('not-judged'), entry('other-implementation')] },
        want: 0,
      },
    ],
    ['a gap behind a known failure', { verdicts: [as('known-failure'), behindKnown], want: 0 }],
    ['a lost claim', { verdicts: [pass], more: { require: { lost: [lost] } }, want: 1 }],
    [
      'a lost claim behind a gap that is allowed',
      {
        verdicts: [pass, unjudged('could-not-run')],
        options: { allow_incomplete: ['could-not-run'] },
        more: { require: { lost: [lost] } },
        want: 1,
      },
    ],
    ['requirements that are met', { verdicts: [pass], more: { require: { lost: [] } }, want: 0 }],
    ['a failure of a check that is not required', { verdicts: [pass, later(fail('stated'))], want: 0 }],
    ['a gap of a check that is not required', { verdicts: [pass, later(unjudged('inconclusive'))], want: 0 }],
    ['nothing judged but by such checks', { verdicts: [later(pass)], want: 3 }],
    ['a fault of the kit in such a check', { verdicts: [pass, later(unjudged('error'))], want: 70 }],
    ['a shard without checks', { verdicts: [], more: { shard }, want: 0 }],
    ['a shard of which nothing is claimed', { verdicts: [unjudged('not-claimed')], more: { shard }, want: 0 }],
    ['a shard of which nothing could run', { verdicts: [unjudged('could-not-run')], more: { shard }, want: 3 }],
    [
      'a shard without checks where no other has any',
      { verdicts: [], more: { shard: { ...shard, others_judge: false } }, want: 3 },
    ],
    ['shards of which one is missing', { verdicts: [pass], more: { missing_shards: [2] }, want: 3 }],
    ['nothing judged', { verdicts: [unjudged('not-claimed')], want: 3 }],
    [
      'nothing judged, all of it allowed',
      { verdicts: [unjudged('could-not-run')], options: { allow_incomplete: ['could-not-run'] }, want: 3 },
    ],
    ['no checks at all', { verdicts: [], want: 3 }],
    ['a fault of the kit beside a failure', { verdicts: [fail('stated'), unjudged('error')], want: 1 }],
    ['a fault of the kit beside a gap', { verdicts: [pass, unjudged('could-not-run'), unjudged('error')], want: 70 }],
    [
      'a target of which nothing could be judged',
      { verdicts: [unjudged('could-not-run')], more: { unusable: 'w' }, want: 4 },
    ],
    ['interrupted', { verdicts: [fail('stated')], options: { interrupted: true }, want: 130 }],
  ];
  it.each(rows)('%s', (_, { verdicts, options, more, want }) => {
    expect(exitCodeOf({ verdicts, ...more }, { ...gate, ...options })).toBe(want);
  });
});
