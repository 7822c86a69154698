import { expect, it } from 'vitest';
import type { RunEvent } from '../conformance/runner/run-options.ts';
import { failed, passed } from '../conformance/testing/written-report.support.ts';
import { progress } from './progress.ts';

function stream(isTTY: boolean) {
  let text = '';
  const write = (chunk: string) => {
    text += chunk;
    return true;
  };
  return { told: () => text, out: { isTTY, columns: 80, write } as unknown as NodeJS.WriteStream };
}

const events: RunEvent[] = [
  { type: 'verdict', verdict: passed('a/b'), index: 0, of: 3 },
  { type: 'verdict', verdict: failed('a/c', { message: 'lost\n::error::x\u001b[2J' }), index: 1, of: 3 },
  { type: 'check-started', check: { id: 'a/d' } as never, index: 2, of: 3 },
  { type: 'verdict', verdict: passed('a/d'), index: 2, of: 3 },
  { type: 'tried-again', verdict: failed('a/c'), before: failed('a/c') },
];

it('tells in plain lines how many failed so far, and what a target says in one line', () => {
  const { told, out } = stream(false);
  const tell = progress(out);
  for (const event of events) tell(event);
  expect(told().split('\n')).toEqual([
    '[1/3] pass a/b (1 cases, 1 comparisons)',
    '[2/3, 1 failed] fail a/c (1 cases, 1 comparisons): lost\\u000a::error::x\\u001b[2J',
    '[3/3, 1 failed] pass a/d (1 cases, 1 comparisons)',
    '[again, 1 failed] fail a/c, which was fail',
    '',
  ]);
});

it('tells on the line that renews itself how many failed so far', () => {
  const { told, out } = stream(true);
  const tell = progress(out, 'xterm');
  for (const event of events) tell(event);
  expect(told()).toContain('[3/3, 1 failed] a/d');
});

it('moves no cursor of a dumb terminal', () => {
  const { told, out } = stream(true);
  const tell = progress(out, 'dumb');
  for (const event of events) tell(event);
  expect(told()).not.toContain('\u001b');
  expect(told()).toContain('[1/3] pass a/b');
});
