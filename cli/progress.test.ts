import { expect, it } from 'vitest';
import type { RunEvent } from '../conformance/runner/run-options.ts';
import { failed, passed } from '../conformance/testing/written-report.support.ts';
import { progress } from './progress.ts';

function stream(isTTY: boolean, columns = 80) {
  let text = '';
  const write = (chunk: string) => {
    text += chunk;
    return true;
  };
  return { told: () => text, out: { isTTY, columns, write } as unknown as NodeJS.WriteStream };
}

const checks = ['a/b', 'a/c', 'a/d'].map((id) => ({ id }));
const events: RunEvent[] = [
  { type: 'verdict', verdict: passed('a/b'), index: 0, of: 3 },
  { type: 'verdict', verdict: failed('a/c', { message: 'lost\n::error::x\u001b[2J' }), index: 1, of: 3 },
  { type: 'check-started', check: { id: 'a/d', area: 'a' } as never, index: 2, of: 3 },
  { type: 'verdict', verdict: passed('a/d'), index: 2, of: 3 },
  { type: 'tried-again', verdict: failed('a/c'), before: failed('a/c') },
];

/** Everything that is written of the events, three seconds apart. */
function toldOf(isTTY: boolean, env: Record<string, string>, columns?: number): string {
  const { told, out } = stream(isTTY, columns);
  let now_ms = 0;
  const talk = progress(out, checks, { env, now_ms: () => now_ms });
  for (const event of events) {
    now_ms += 3_000;
    talk.tell(event);
  }
  talk.end();
  return told();
}

it('tells in plain lines how many failed so far, and what a target says in one line', () => {
  expect(toldOf(false, {}).split('\n')).toEqual([
    '[1/3] pass a/b (1 cases, 1 comparisons)',
    '[2/3, 1 failed] fail a/c (1 cases, 1 comparisons): lost\\u000a::error::x\\u001b[2J',
    '[3/3, 1 failed] pass a/d (1 cases, 1 comparisons)',
    '[again, 1 failed] fail a/c, which was fail',
    '',
  ]);
});

it('tells on the line that renews itself what is done, what failed, and the time left; nothing of it stays', () => {
  const lines = toldOf(true, { TERM: 'xterm' }).split('\r').slice(1);
  expect(lines).toEqual([
    '[#####...........]  1/3 checks  about 10 s left\u001b[K',
    '[##########......]  2/3 checks  about 5 s left  1 failed\u001b[K',
    '[##########......]  2/3 checks  about 5 s left  1 failed  a\u001b[K',
    '[################]  3/3 checks  about 5 s left  1 failed  a\u001b[K',
    '[################]  3/3 checks  about 5 s left  1 failed  again: a/c\u001b[K',
    '\u001b[K',
  ]);
});

it('shows nothing of what a target says on a bar, and fills no line of a narrow terminal', () => {
  const told = toldOf(true, { TERM: 'xterm' }, 30);
  expect(told).not.toContain('::error::');
  for (const line of told.split('\r')) expect(line.replace('\u001b[K', '').length).toBeLessThan(30);
});

it.each([
  ['a dumb terminal', true, { TERM: 'dumb' }],
  ['a terminal with NO_COLOR', true, { TERM: 'xterm', NO_COLOR: '1' }],
  ['a job of CI', true, { TERM: 'xterm', CI: 'true' }],
  ['a pipe', false, { TERM: 'xterm' }],
])('moves no cursor of %s', (_, isTTY, env) => {
  const told = toldOf(isTTY, env);
  expect(told).not.toMatch(/[\r\u001b]/);
  expect(told).toContain('[1/3] pass a/b');
});
