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

/** The same of one that is kept for long: an entry a minute, the newest first or last; those of the run have a name. */
function agedLog(count: number, { newest_first = true } = {}): CheckContext {
  const entries = Array.from({ length: count }, (_, age) => ({
    id: `${age}`,
    ...(age < 3 && { request: `own-${age}` }),
    created_at: new Date(Date.UTC(2026, 0, 1) - age * 60_000).toISOString(),
  }));
  const in_order = newest_first ? entries : entries.toReversed();
  const page = (start: number) => {
    const next = start + 500 < count ? String(start + 500) : null;
    return { number: start / 500 + 1, decoded: { page: { items: in_order.slice(start, start + 500), next } } };
  };
  return {
    facts: { ...bare_facts, steps_time: true },
    call: async () => page(0),
    follow: async (_: unknown, next: string) => page(Number(next)),
  } as unknown as CheckContext;
}

const since_ms = Date.UTC(2026, 0, 1) - 3 * 60_000;

it.each([undefined, 'w'])(
  'reads no further than what is older than the run, whatever is kept (%s)',
  async (webhook_id) => {
    const wanted = new Set(['own-0', 'own-2']);
    const options = { wanted, since_ms, ...(webhook_id && { webhook_id }) };
    const { note } = await readLog(agedLog(20_000), options);
    expect(note).toEqual({ exchanges: [1], complete: true });
  },
);

it('reads on where something is not among the newest, or the oldest come first', async () => {
  const lacking = await readLog(agedLog(1_200), { wanted: new Set(['own-9']), since_ms });
  expect(lacking.note).toEqual({ exchanges: [1, 2, 3], complete: true });
  const turned = await readLog(agedLog(1_200, { newest_first: false }), { wanted: new Set(['own-2']), since_ms });
  expect(turned.note).toEqual({ exchanges: [1, 2, 3], complete: true });
});
