import { describe, expect, it } from 'vitest';
import { beyond, moved } from './compare.ts';
import type { Figure } from './figure.ts';

function figure(id: string, value: number, spread: Figure['spread'], better: Figure['better'] = 'higher'): Figure {
  return { id, what: id, value, spread, better, unit: 'x', from: '' };
}

describe('what moved', () => {
  const rows: [string, { before: Figure; after: Figure; line: RegExp | undefined }][] = [
    [
      'less, where more is better',
      { before: figure('a', 0.5, [0.48, 0.52]), after: figure('a', 0.3, [0.28, 0.33]), line: /^worse {2}a: 0\.500/ },
    ],
    [
      'less, where less is better',
      {
        before: figure('a', 50, [48, 52], 'lower'),
        after: figure('a', 30, [28, 33], 'lower'),
        line: /^better a: 50\.0 \(48\.0–52\.0\) → 30\.0 \(28\.0–33\.0\) x, 0\.600 times$/,
      },
    ],
    [
      'within the spread of one of them',
      { before: figure('a', 0.5, [0.2, 0.9]), after: figure('a', 0.3, [0.28, 0.33]), line: undefined },
    ],
    [
      'apart, and by little',
      { before: figure('a', 0.5, [0.5, 0.5]), after: figure('a', 0.48, [0.48, 0.48]), line: undefined },
    ],
    ['of another name', { before: figure('a', 1, [1, 1]), after: figure('b', 2, [2, 2]), line: undefined }],
  ];
  it.each(rows)('%s', (_, { before, after, line }) => {
    const lines = moved([before], [after]);
    expect(lines).toEqual(line === undefined ? [] : [expect.stringMatching(line)]);
  });
});

describe('what a gate refuses', () => {
  const base = [figure('a', 0.5, [0.5, 0.5])];
  it.each([
    ['worse by less than the bound', 0.3, []],
    ['better by more', 5, []],
    ['worse by more', 0.2, [expect.stringMatching(/^worse by more than 2 times: a: /)]],
  ] as const)('%s', (_, value, lines) => {
    expect(beyond(2, base, [figure('a', value, [value, value])])).toEqual(lines);
  });

  it('what is not measured any more', () => {
    expect(beyond(2, base, [])).toEqual(['not measured: a']);
  });
});
