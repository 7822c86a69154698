import { expect, it } from 'vitest';
import { testSession } from '../testing/test-session.support.ts';
import { openCase } from './open-case.ts';
import { createTurns } from './turns.ts';

/** Takes one at a time, which lasts a few turns of the event loop. */
function narrowDoor() {
  const seen: string[] = [];
  let inside = 0;
  const enter = (name: string) => async () => {
    if (inside > 0) {
      seen.push(`${name} refused`);
      return 409;
    }
    inside += 1;
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    inside -= 1;
    seen.push(name);
    return 201;
  };
  return { seen, enter };
}

const isConflict = (status: number) => status === 409;

it('what was refused beside another is sent again when nothing is under way, and from then on one after the other', async () => {
  const { seen, enter } = narrowDoor();
  const turns = createTurns();
  const all = (...names: string[]) => Promise.all(names.map((name) => turns.take(enter(name), isConflict)));
  expect(await all('a', 'b', 'c')).toEqual([201, 201, 201]);
  expect(seen).toEqual(['b refused', 'c refused', 'a', 'b', 'c']);
  expect(await all('d', 'e')).toEqual([201, 201]);
  expect(seen.slice(5)).toEqual(['d', 'e']);
});

it('a conflict with what is there already stays one, and changes nothing for others', async () => {
  const turns = createTurns();
  const { seen, enter } = narrowDoor();
  const taken = async () => 409;
  expect(await turns.take(taken, isConflict)).toBe(409);
  expect(await Promise.all([turns.take(enter('a'), isConflict), turns.take(taken, isConflict)])).toEqual([201, 409]);
  expect(await Promise.all(['b', 'c'].map((name) => turns.take(enter(name), isConflict)))).toEqual([201, 201]);
  expect(seen).toEqual(['a', 'c refused', 'b', 'c']);
});

it('what fails ends its turn', async () => {
  const { enter } = narrowDoor();
  const turns = createTurns();
  await Promise.all(['a', 'b'].map((name) => turns.take(enter(name), isConflict)));
  const fails = () => Promise.reject(new Error('cut'));
  const [failed, other] = [turns.take(fails, isConflict), turns.take(enter('c'), isConflict)];
  await expect(failed).rejects.toThrow('cut');
  expect(await other).toBe(201);
});

it.each([409, 423])('a case sees the second answer behind a %i, and the history has both', async (status) => {
  const answers = [status, 201, 201];
  const session = testSession(() => 'timeout');
  session.http.send = async () => {
    const code = answers.shift()!;
    await Promise.resolve();
    return { received: { status: code, headers: {}, body: '', bytes: Buffer.alloc(0) }, took_ms: 0 };
  };
  const { context, exchanges } = openCase(session, 'test');
  const make = (step: string) =>
    context.call('owner', { operation: 'createAssetFolder', body: { name: step } }, `make/${step}`);
  const made = await Promise.all([make('a'), make('b')]);
  expect(made.map(({ received }) => received?.status)).toEqual([201, 201]);
  expect(exchanges.map(({ step }) => step).sort()).toEqual(['beside another: make/a', 'make/a', 'make/b']);
});

it('what reads and what changes is sent once', async () => {
  const session = testSession(() => ({ status: 409, body: {} }));
  const { context } = openCase(session, 'test');
  const path = { run_id: 'r1' };
  await Promise.all([
    context.call('human', { operation: 'rateRun', path, body: { is_positive: true } }, 'a').catch(() => {}),
    context.call('owner', { operation: 'updateBalance', body: {} }, 'b'),
    context.call('owner', { operation: 'getHealth' }, 'c'),
  ]);
  expect(session.http.sent).toBeLessThanOrEqual(3);
});
