import { expect, it } from 'vitest';
import { testSession } from '../testing/test-session.support.ts';
import { createLiveness, most_useless } from './liveness.ts';
import { openCase } from './open-case.ts';

/** Asks one after another, each for so long, with these answers. */
function after(usable: readonly boolean[], took_ms = 1_000) {
  const liveness = createLiveness();
  for (const [place, is_usable] of usable.entries()) {
    liveness.note({ began_ms: place * took_ms, ended_ms: (place + 1) * took_ms }, is_usable);
  }
  return liveness;
}

const useless = (times: number) => Array<boolean>(times).fill(false);

it.each<[string, boolean[], boolean]>([
  ['ten useless answers in a row', useless(most_useless), true],
  ['the same after others', [true, ...useless(most_useless)], true],
  ['fewer', useless(most_useless - 1), false],
  ['an answer among them', [...useless(9), true, ...useless(9)], false],
])('after %s', (_, usable, is_gone) => {
  expect(after(usable).is_gone).toBe(is_gone);
});

it('takes no short pause for an end', () => {
  expect(after(useless(20), 100).is_gone).toBe(false);
  expect(after(useless(40), 100).is_gone).toBe(true);
});

it('counts what was under way at the same time once', () => {
  const liveness = createLiveness();
  for (let time = 0; time < 200; time++) liveness.note({ began_ms: 0, ended_ms: 20_000 }, false);
  expect([liveness.useless, liveness.is_gone]).toEqual([1, false]);
});

it('asks nothing more of a target that is gone', async () => {
  const session = testSession(() => 'timeout');
  let now_ms = 0;
  session.elapsed_ms = () => {
    now_ms += 500;
    return now_ms;
  };
  const { context } = openCase(session, 'test');
  const operations = ['getMe', 'listAssets', 'listAssetTypes', 'listEventTypes'] as const;
  const errors: string[] = [];
  for (let time = 0; time < 20; time++) {
    await context
      .call('owner', { operation: operations[time % 4]! }, 'ask')
      .catch((error) => errors.push(error.message));
  }
  expect(session.http.sent).toBe(most_useless);
  expect(errors.at(-1)).toBe('the target gave no usable answer 10 times in a row, and is not asked again');
});
