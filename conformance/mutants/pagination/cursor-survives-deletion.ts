import { ListRefusal } from '../../../src/store/store.ts';
import { cursorSurvivesDeletion } from '../../checks/pagination/cursor-survives-deletion.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(cursorSurvivesDeletion, {
  'dies-with-its-row': {
    breaks: ['pagination.cursor-survives-deletion', 'pagination.cursor-url-followable'],
    mistake: 'The cursor is the id of a row, and the row is looked up again to find where the next page begins.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const row = request.after && (await parts.store.asset(request.after.id));
        if (row?.deleted_at != null) throw new ListRefusal('bad_position', undefined, 'The cursor names no item.');
        return list(request);
      }),
  },
  'ends-the-list': {
    breaks: ['pagination.cursor-survives-deletion'],
    mistake: 'The row of the cursor is looked up; where it is gone, there is nothing behind it.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const row = request.after && (await parts.store.asset(request.after.id));
        return row?.deleted_at ? { rows: [], more: false } : list(request);
      }),
  },
  'pages-of-one-end': {
    breaks: ['pagination.cursor-survives-deletion'],
    mistake: 'A cursor whose row is gone takes the one before it on its page, and a page of one has none.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const row = request.after && (await parts.store.asset(request.after.id));
        return row?.deleted_at && request.page_size === 1 ? { rows: [], more: false } : list(request);
      }),
  },
  'no-way-back': {
    breaks: ['pagination.cursor-survives-deletion'],
    mistake:
      'The query that reads backwards looks for the row of the cursor among the live ones, and is empty without it.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const row = request.after && request.backward && (await parts.store.asset(request.after.id));
        return row && row.deleted_at !== null ? { rows: [], more: false } : list(request);
      }),
  },
  'starts-over': {
    breaks: ['pagination.cursor-survives-deletion'],
    mistake: 'A cursor whose row is gone is quietly taken for none, and the list begins again.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const row = request.after && (await parts.store.asset(request.after.id));
        const gone = row?.deleted_at != null;
        return list(gone ? { ...request, after: undefined } : request);
      }),
  },
});
