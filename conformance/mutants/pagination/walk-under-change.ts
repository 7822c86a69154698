import type { Parts } from '../../../src/server/parts.ts';
import { ListRefusal } from '../../../src/store/store.ts';
import { walkUnderChange } from '../../checks/pagination/walk-under-change.ts';
import { withPart } from '../changed-parts.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

/** Larger than any set that a run makes. */
const all = 500;

const nothing = async () => ({ rows: [], more: false });

/** Pages of assets whose cursor stands on a row that is deleted. */
function withGoneRow(parts: Parts, answer: Parameters<typeof withRows<Record<string, unknown>>>[2]): Parts {
  return withRows(parts, 'assets', async (request, list) => {
    const row = request.after && (await parts.store.asset(request.after.id));
    return row?.deleted_at ? answer(request, list) : list(request);
  });
}

export const mutants = mutantsOf(walkUnderChange, {
  'dies-with-its-row': {
    breaks: ['pagination.cursor-survives-deletion', 'pagination.cursor-url-followable'],
    mistake: 'The cursor is the id of a row, and the row is looked up again to find where the next page begins.',
    applyTo: (parts) =>
      withGoneRow(parts, () => {
        throw new ListRefusal('bad_position', undefined, 'The cursor names no item.');
      }),
  },
  'ends-the-list': {
    breaks: ['pagination.cursor-survives-deletion'],
    mistake: 'The row of the cursor is looked up; where it is gone, there is nothing behind it.',
    applyTo: (parts) => withGoneRow(parts, nothing),
  },
  'pages-of-one-end': {
    breaks: ['pagination.cursor-survives-deletion'],
    mistake: 'A cursor whose row is gone takes the one before it on its page, and a page of one has none.',
    applyTo: (parts) => withGoneRow(parts, (request, list) => (request.page_size === 1 ? nothing() : list(request))),
  },
  'no-way-back': {
    breaks: ['pagination.cursor-survives-deletion'],
    mistake:
      'The query that reads backwards looks for the row of the cursor among the live ones, and is empty without it.',
    applyTo: (parts) => withGoneRow(parts, (request, list) => (request.backward ? nothing() : list(request))),
  },
  'starts-over': {
    breaks: ['pagination.cursor-survives-deletion'],
    mistake: 'A cursor whose row is gone is quietly taken for none, and the list begins again.',
    applyTo: (parts) => withGoneRow(parts, (request, list) => list({ ...request, after: undefined })),
  },
  'creation-begins-again': {
    breaks: ['pagination.walk-under-change', 'pagination.walk-ends'],
    mistake: 'A new asset makes the cursors of before worthless, and whoever holds one starts again.',
    applyTo(parts) {
      let is_new = false;
      return withPart(parts, 'store', (store) => ({
        insertAsset(asset) {
          is_new = true;
          return store.insertAsset(asset);
        },
        async list<Row>(request: Parameters<typeof store.list>[0]) {
          if (request.collection !== 'assets') return store.list<Row>(request);
          const begins = is_new && request.after !== undefined;
          is_new = false;
          return store.list<Row>(begins ? { ...request, after: undefined } : request);
        },
      }));
    },
  },
  'deletion-skips-one': {
    breaks: ['pagination.walk-under-change'],
    mistake: 'After a deletion the next page begins one row too late, since rows are counted.',
    applyTo(parts) {
      let deletions = 0;
      return withPart(parts, 'store', (store) => ({
        softDeleteAsset(id, deletion) {
          deletions += 1;
          return store.softDeleteAsset(id, deletion);
        },
        async list<Row>(request: Parameters<typeof store.list>[0]) {
          const slice = await store.list<Row>(request);
          if (request.collection !== 'assets' || !request.after || deletions === 0) return slice;
          deletions -= 1;
          return { ...slice, rows: slice.rows.slice(1) };
        },
      }));
    },
  },
  'offset-paging': {
    breaks: ['pagination.walk-under-change'],
    mistake: 'The cursor is an offset in disguise: what is created or deleted before it shifts the pages behind it.',
    applyTo(parts) {
      const offsets = new Map<string, number>();
      return withRows(parts, 'assets', async (request, list) => {
        if (request.backward) return list(request);
        const whole = await list({ ...request, after: undefined, page_size: all });
        const from = request.after ? (offsets.get(request.after.id) ?? 0) : 0;
        const rows = whole.rows.slice(from, from + request.page_size);
        for (const [index, row] of rows.entries()) offsets.set((row as { id: string }).id, from + index + 1);
        return { rows, more: whole.rows.length > from + rows.length };
      });
    },
  },
});
