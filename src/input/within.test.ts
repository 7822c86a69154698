import { expect, it, vi } from 'vitest';
import { within } from './within.ts';

const never = new Promise<never>(() => {});

it('waits for what comes in time, and for its error', async () => {
  expect(await within(Promise.resolve('there'), 60_000, () => 'late')).toBe('there');
  await expect(within(Promise.reject(new Error('odd')), 60_000, () => 'late')).rejects.toThrow('odd');
});

it('waits no longer', async () => {
  vi.useFakeTimers();
  try {
    const waiting = within(never, 60_000, () => 'late');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await waiting).toBe('late');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
