/** Names that a list reads are told by its refusals: of strangers, or of nonsense in names of its own. */
import { expect, it } from 'vitest';
import type { Answer } from './asker.ts';
import { createStrangers } from './strangers.ts';

const all = Array.from({ length: 150 }, (_, index) => `name-${index}`);
const own = ['name-3', 'name-70', 'name-149'];

/** Refuses some names of a query, each by itself or the first alone. */
function answerTo(names: readonly string[], refused: readonly string[], named: 'all' | 'first'): Answer {
  const issues = names
    .filter((name) => refused.includes(name))
    .slice(0, named === 'all' ? undefined : 1)
    .map((name) => ({ at: ['query', name] as const, message: `${name} is unknown`, type: 'unknown' }));
  const reply = { status: 0, json: undefined, refusals: [], defects: [], outcome: 'success' as const };
  const plain = { line: '', status: 0, headers: {}, sent_ms: 0, answered_ms: 0, json: undefined };
  if (issues.length === 0) return { ...plain, reply };
  return { ...plain, reply: { ...reply, outcome: 'refusal', problem: { code: '', message: '', issues: [...issues] } } };
}

it.each([
  ['all', 4],
  ['first', 5],
] as const)(
  'a list that ignores strangers refuses nonsense in its own names, of which it names %s',
  async (named, most) => {
    const strangers = createStrangers();
    let asked = 0;
    await strangers.sweepReaders(all, async (names) => {
      asked += 1;
      return answerTo(names, own, named);
    });
    expect([...strangers.own_names]).toEqual(own);
    expect(strangers.is_complete).toBe(false);
    expect(asked).toBe(most);
  },
);

it('a list that names every stranger has the others for its own', async () => {
  const strangers = createStrangers();
  const unknown = [...all.filter((name) => !own.includes(name)), 'nonsense'];
  expect(strangers.know('nonsense', answerTo(['nonsense'], unknown, 'all'))).toBe(true);
  await strangers.sweep(all, async (names) => strangers.learn(answerTo(names, unknown, 'all')));
  expect([...strangers.own_names]).toEqual(own);
  expect([strangers.is_complete, strangers.has('name-4'), strangers.has('name-3')]).toEqual([true, true, false]);
});

it('a list that names the first stranger alone tells nothing of the others', async () => {
  const strangers = createStrangers();
  const unknown = [...all.filter((name) => !own.includes(name)), 'nonsense'];
  strangers.know('nonsense', answerTo(['nonsense'], unknown, 'first'));
  await strangers.sweep(all, async (names) => strangers.learn(answerTo(names, unknown, 'first')));
  expect(strangers.own_names.size).toBe(0);
  expect(strangers.is_complete).toBe(false);
});
