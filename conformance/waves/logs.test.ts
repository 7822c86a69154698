import { expect, it } from 'vitest';
import type { CheckContext } from '../suite/context.ts';
import { bare_facts } from '../testing/written-evidence.support.ts';
import { readLog } from './logs.ts';

/** A log of so many entries, on pages of so many. */
function logOf(count: number, page_size: number): CheckContext {
  const page = (start: number) => {
    const items = Array.from({ length: Math.min(page_size, count - start) }, (_, index) => ({
      id: `${start + index}`,
    }));
    const next = start + page_size < count ? String(start + page_size) : null;
    return { number: start / page_size + 1, decoded: { page: { items, next } } };
  };
  return {
    facts: { ...bare_facts, steps_time: true },
    call: async () => page(0),
    follow: async (_: unknown, next: string) => page(Number(next)),
  } as unknown as CheckContext;
}

it('reads a log of small pages to its end', async () => {
  const { note, items } = await readLog(logOf(185, 3), {});
  expect(note.complete).toBe(true);
  expect(items).toHaveLength(185);
});

it('reads no more of the long log of an organization than what is wanted', async () => {
  const { note } = await readLog(logOf(40_000, 500), { wanted: new Set(['17']) });
  expect(note).toMatchObject({ complete: false });
  expect(note.exchanges).toHaveLength(25);
});

it('reads no log without end, however small its pages are', async () => {
  const { note } = await readLog(logOf(40_000, 1), {});
  expect(note.complete).toBe(false);
  expect(note.exchanges).toHaveLength(200);
});

it('reads a log on pages that are half full to its end, where it is no longer than the one of the suite itself', async () => {
  const { note, items } = await readLog(logOf(780, 22), { wanted: new Set(['17']) });
  expect(note.complete).toBe(true);
  expect(items).toHaveLength(780);
});

it('stops in a long log on such pages, once what is wanted is there', async () => {
  const { note } = await readLog(logOf(40_000, 30), { wanted: new Set(['17']) });
  expect(note).toMatchObject({ complete: false });
  expect(note.exchanges).toHaveLength(34);
});
