import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { OperationId } from '../../src/contract/operations.ts';
import { allChecks } from '../checks/all.ts';
import { fakeTargetFile, testCheck, testSession } from '../testing/test-session.support.ts';
import { unexamined } from '../verdicts/results.ts';
import { groupOf, inLanes, lanesOf } from './side-by-side.ts';

const checkOf = (id: string, operations: OperationId[] = ['getHealth']) => testCheck({ id, operations });

/** Most at a time, and the order in which they begin. */
async function shown(checks: readonly ReturnType<typeof checkOf>[], lanes: number) {
  const [begun, running, most]: [string[], Set<string>, string[][]] = [[], new Set(), []];
  const results = inLanes(checks, lanes, ({ id }, { slots, turn }) =>
    slots.hold(turn, async () => {
      begun.push(id);
      running.add(id);
      most.push([...running]);
      await new Promise((done) => setImmediate(done));
      running.delete(id);
      return unexamined();
    }),
  );
  await Promise.all(results.values());
  return { begun, most };
}

it('no more cases are under way than there are lanes', async () => {
  const { begun, most } = await shown(
    ['a', 'b', 'c', 'd', 'e'].map((name) => checkOf(`lists/${name}`)),
    2,
  );
  expect(begun).toHaveLength(5);
  expect(Math.max(...most.map(({ length }) => length))).toBe(2);
});

it('what others hand on to comes behind them, and what asks for all there is at last', async () => {
  const ids = ['schema/getHealth', 'account/embed', 'authentication/token-required'];
  const { begun } = await shown(
    ids.map((id) => checkOf(id)),
    1,
  );
  expect(begun).toEqual(['account/embed', 'schema/getHealth', 'authentication/token-required']);
});

it('two that change what there is once never meet', async () => {
  const ids = ['billing/a', 'billing/b', 'billing/c'];
  const { most } = await shown(
    ids.map((id) => checkOf(id, ['updateBalance'])),
    3,
  );
  expect(most.every(({ length }) => length === 1)).toBe(true);
});

it('a check that says by its code that it shares a record, or asks for all there is, is in a group', () => {
  const areas_of_each_operation = ['requests', 'schema'];
  const acting = allChecks.filter(({ wave, area }) => !wave && !areas_of_each_operation.includes(area));
  const shared = acting.filter(({ id }) => {
    const source = readFileSync(new URL(`../checks/${id}.ts`, import.meta.url), 'utf8');
    return /rateRun|updateBalance|plain-requests|call-way|call-unauthenticated/.test(source);
  });
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter((check) => groupOf(check) === undefined).map(({ id }) => id)).toEqual([
    'lists/unknown',
    'runs/belong-to-organization',
  ]);
});

it('an error is thrown where the result is awaited', async () => {
  const failing = checkOf('lists/a');
  const results = inLanes([failing], 2, () => Promise.reject(new Error('it threw')));
  await expect(results.get(failing)).rejects.toThrow('it threw');
});

it.each([
  ['near', {}, 1, 1],
  ['far away', {}, 150, 8],
  ['late with what was written', { consistency_ms: 500 }, 1, 8],
  ['bounded by its target file', { limits: { concurrency: 3 } }, 150, 3],
])('a target that is %s', (_, more, took_ms, lanes) => {
  const session = testSession(() => ({ status: 200 }), { ...fakeTargetFile, ...more });
  if ('consistency_ms' in more) session.facts.consistency_ms = more.consistency_ms!;
  const answered = Array.from({ length: 5 }, () => ({ took_ms }));
  expect(lanesOf({ ...session, history: { ...session.history, exchanges: answered as never } })).toBe(lanes);
  expect(lanesOf({ ...session, clock: { ...session.clock, kind: 'stepped' } })).toBe(1);
});
