/** Laws of paged lists, for any implementation and any collection: walked and compared with the model. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CollectionDescriptor } from './collections.ts';
import { orderAndConditionsOf, orderAndTime, rowsOf } from './list-arbitraries.support.ts';
import { type ModelRow, modelSlice } from './list-model.support.ts';
import type { ListRequest, ListSlice, Position } from './store.ts';

type ListAsked = Omit<ListRequest, 'collection' | 'organization'>;

/** One collection that a test may fill and change. Only the rows of one organization are its own. */
export interface ListSubject {
  insert(rows: readonly ModelRow[]): Promise<void>;
  /** Puts the row in the place of the one with its key. */
  change(row: ModelRow): Promise<void>;
  /** Soft-deletes it where the collection knows that; nothing otherwise. */
  remove(key: string): Promise<void>;
  list(asked: ListAsked): Promise<ListSlice<ModelRow>>;
  positionOf(row: ModelRow, sort: ListRequest['sort']): Position;
  close(): Promise<void>;
}

export interface ListLaws {
  collection: CollectionDescriptor;
  open: () => Promise<ListSubject>;
  nullable: (field: string) => boolean;
  /** Brings a drawn row to what the collection can hold: for example both deletion marks or none. */
  fit: (row: ModelRow, index: number) => ModelRow;
  /** Fields that a change may change. */
  changing: readonly string[];
  /** Cases that each law is tried on. */
  cases: number;
}

const seed = 20_260_101;

/** More than any walk can meet here, however often 40 rows move ahead of it: a place that does not move is a failure. */
const endless_rows = 5_000;

export function listContract({ collection, open, nullable, fit, changing, cases }: ListLaws): void {
  const rowsBetween = (minLength: number, maxLength: number) =>
    rowsOf(collection, nullable, { minLength, maxLength }).map((rows) => rows.map(fit));
  const asked = fc
    .record({
      query: orderAndConditionsOf(collection),
      past: orderAndTime,
      page_size: fc.integer({ min: 1, max: 8 }),
      deleted: fc.constantFrom('left_out' as const, 'left_out' as const, 'shown' as const),
    })
    .map(({ query, past, ...rest }) => ({ ...query, ...past, ...rest }));
  const withSubject = async (rows: readonly ModelRow[], examine: (subject: ListSubject) => Promise<void>) => {
    const subject = await open();
    try {
      await subject.insert(rows);
      await examine(subject);
    } finally {
      await subject.close();
    }
  };

  it('walks forward and backward through what the model holds, page by page', async () => {
    const laws = fc.asyncProperty(rowsBetween(0, 40), asked, (rows, request) =>
      withSubject(rows, async (subject) => {
        for (const backward of [false, true]) {
          let after: Position | undefined;
          for (let more = true; more; ) {
            const whole: ListAsked = { ...request, backward, after };
            const page = await subject.list(whole);
            expect(page).toEqual(modelSlice(collection, rows, whole));
            const [last, first] = backward ? [page.rows[0], page.rows.at(-1)] : [page.rows.at(-1), page.rows[0]];
            if (after && first) {
              const back: ListAsked = { ...whole, backward: !backward, after: subject.positionOf(first, request.sort) };
              expect(await subject.list(back)).toEqual(modelSlice(collection, rows, back));
            }
            more = page.more;
            if (last) after = subject.positionOf(last, request.sort);
          }
        }
      }),
    );
    await fc.assert(laws, { numRuns: cases, seed });
  });

  it('meets each row that lasts once and in order, whatever comes, changes and goes between the pages', async () => {
    const step = fc.record({
      what: fc.constantFrom('insert', 'change', 'remove', 'remove the last met'),
      which: fc.nat(),
    });
    const steps = fc.array(step, { minLength: 1, maxLength: 12 });
    const laws = fc.asyncProperty(rowsBetween(4, 40), asked, fc.boolean(), steps, (drawn, request, backward, todo) =>
      withSubject(drawn.slice(0, Math.ceil(drawn.length / 2)), async (subject) => {
        const [rows, spare] = [drawn.slice(0, Math.ceil(drawn.length / 2)), drawn.slice(Math.ceil(drawn.length / 2))];
        const touched = new Set<unknown>(spare.map((row) => row[collection.key]));
        const met: ModelRow[] = [];
        let after: Position | undefined;
        for (let more = true; more; ) {
          const page = await subject.list({ ...request, backward, after });
          met.push(...(backward ? page.rows.toReversed() : page.rows));
          expect(met.length).toBeLessThan(endless_rows);
          more = page.more;
          if (met.length > 0) after = subject.positionOf(met.at(-1)!, request.sort);
          const { what, which } = todo[met.length % todo.length]!;
          const target = what === 'remove the last met' ? met.at(-1) : rows[which % rows.length];
          if (what === 'insert') await subject.insert(spare.splice(0, 1));
          else if (target) {
            touched.add(target[collection.key]);
            const values = drawn[(which + 1) % drawn.length]!;
            const change = Object.fromEntries(changing.map((field) => [field, values[field]!]));
            if (what === 'change') await subject.change({ ...target, ...change });
            else await subject.remove(String(target[collection.key]));
          }
        }
        const lasting = (all: readonly ModelRow[]) => all.filter((row) => !touched.has(row[collection.key]));
        const expected = modelSlice(collection, rows, { ...request, backward: false, page_size: rows.length }).rows;
        expect(lasting(met)).toEqual(lasting(backward ? expected.toReversed() : expected));
      }),
    );
    await fc.assert(laws, { numRuns: cases, seed });
  });

  it('gives a page that was asked for before as the list is now, whatever was written since', async () => {
    const step = fc.record({ what: fc.constantFrom('insert', 'change', 'remove', 'nothing'), which: fc.nat() });
    const steps = fc.array(step, { minLength: 2, maxLength: 8 });
    const laws = fc.asyncProperty(rowsBetween(4, 20), asked, fc.boolean(), steps, (drawn, request, backward, todo) =>
      withSubject(drawn.slice(0, drawn.length / 2), async (subject) => {
        const [rows, spare] = [drawn.slice(0, drawn.length / 2), drawn.slice(drawn.length / 2)];
        const page = { ...request, backward };
        await subject.list(page);
        for (const [number, { what, which }] of todo.entries()) {
          const row = rows[which % rows.length]!;
          const values = drawn[(which + 1) % drawn.length]!;
          const change = Object.fromEntries(changing.map((field) => [field, values[field]!]));
          if (what === 'insert') await subject.insert(spare.splice(0, 1));
          if (what === 'change') await subject.change({ ...row, ...change });
          if (what === 'remove') await subject.remove(String(row[collection.key]));
          // Of a size that nobody asked for before, so that it can only be read.
          const { rows: all } = await subject.list({ ...page, page_size: 100 + number });
          const first = backward ? all.slice(-request.page_size) : all.slice(0, request.page_size);
          expect(await subject.list(page)).toEqual({ rows: first, more: all.length > request.page_size });
        }
      }),
    );
    await fc.assert(laws, { numRuns: cases, seed });
  });
}
