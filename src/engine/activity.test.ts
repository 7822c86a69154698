import { describe, expect, test } from 'vitest';
import { createActivity } from './activity.ts';

const turn = () => new Promise(setImmediate);

describe('what is done exclusively', () => {
  test('waits for requests under way, and requests wait for it', async () => {
    const activity = createActivity();
    const order: string[] = [];
    const leave = await activity.enter();
    const work = activity.exclusively(async () => {
      order.push('work begins');
      await turn();
      order.push('work ends');
      return 7;
    });
    const entered = Promise.resolve(activity.enter()).then((leaveAgain) => {
      order.push('entered');
      leaveAgain();
    });
    await turn();
    expect(order).toEqual([]);
    leave();
    expect(await work).toBe(7);
    await entered;
    expect(order).toEqual(['work begins', 'work ends', 'entered']);
    expect(activity.active()).toBe(0);
  });

  test('waits for no request longer than it may', async () => {
    const activity = createActivity({ drain_ms: 5 });
    const leave = await activity.enter();
    expect(await activity.exclusively(async () => activity.active())).toBe(1);
    leave();
    leave();
    expect(activity.active()).toBe(0);
  });

  test('comes one after another, and lets requests in after what fails', async () => {
    const activity = createActivity();
    let inside = 0;
    const work = async () => {
      expect(++inside).toBe(1);
      await turn();
      inside--;
      throw new Error('no');
    };
    const works = await Promise.allSettled([1, 2, 3].map(() => activity.exclusively(work)));
    expect(works.map((result) => result.status === 'rejected' && result.reason.message)).toEqual(['no', 'no', 'no']);
    (await activity.enter())();
  });

  test('starves no request, however often it is asked for', async () => {
    const activity = createActivity();
    let is_entered = false;
    let works = 0;
    const worker = async () => {
      while (!is_entered && works < 1_000) {
        await activity.exclusively(turn as () => Promise<void>);
        works++;
      }
    };
    const workers = [worker(), worker(), worker()];
    const leave = await activity.enter();
    is_entered = true;
    leave();
    await Promise.all(workers);
    expect(works).toBeLessThan(10);
  });
});

test('a listener hears of every moment without requests, until it does not want to', async () => {
  const activity = createActivity();
  let heard = 0;
  const ignore = activity.onIdle(() => {
    heard++;
  });
  const [one, other] = [await activity.enter(), await activity.enter()];
  one();
  expect(heard).toBe(0);
  other();
  expect(heard).toBe(1);
  ignore();
  (await activity.enter())();
  expect(heard).toBe(1);
});
