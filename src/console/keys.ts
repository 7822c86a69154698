/** Keys: everything that is done often has one. */
import { signal } from '@preact/signals';
import {
  advanceToNext,
  copyAs,
  type FaultDraft,
  fault_draft,
  opened,
  pauseOrGo,
  reset,
  restoreLatest,
  sendAgain,
  takeSnapshot,
  told,
} from './acts.ts';
import { views } from './place.ts';
import { filter, go, place, show, shown } from './state.ts';

export const is_helping = signal(false);

/** Until when, by this machine, a second `x` resets. */
let reset_until_ms = 0;
const sure_ms = 3_000;

function step(by: number): void {
  const rows = shown.peek();
  const { open } = place.peek();
  const at = rows.findIndex(({ id }) => id === open);
  const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  if (next) go({ open: next.id }, { replace: true });
}

function resetTwice(): void {
  if (performance.now() < reset_until_ms) void reset();
  else told.value = { text: 'Press x again to put the world back to its beginning.' };
  reset_until_ms = performance.now() + sure_ms;
}

const withOpen = (work: (entry: FaultDraft) => unknown) => () => {
  const entry = opened();
  if (entry) work(entry);
  else told.value = { text: 'Open an entry first, with j.' };
};

function close(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  else if (place.peek().open !== undefined) go({ open: undefined });
  else filter({});
}

type Key = readonly [does: string, act: () => unknown];

/** By key, a word on it and the act; in the order of the help. */
export const keys: ReadonlyMap<string, Key> = new Map<string, Key>([
  ['j', ['next entry', () => step(1)]],
  ['k', ['entry before', () => step(-1)]],
  ['/', ['search', () => document.getElementById('filter-text')?.focus()]],
  ['Escape', ['leave the search, close the entry, clear the filters', close]],
  ['r', ['send the open entry again', withOpen(sendAgain)]],
  ['c', ['copy it as curl', withOpen((entry) => copyAs('curl', entry))]],
  ['t', ['copy it as a test', withOpen((entry) => copyAs('test', entry))]],
  ['f', ['make it a fault', withOpen(makeFault)]],
  ['a', ['advance the clock to what is due next', advanceToNext]],
  ['p', ['pause the clock, or let it go', pauseOrGo]],
  ['s', ['take a snapshot', takeSnapshot]],
  ['u', ['undo: back to the latest snapshot', restoreLatest]],
  ['x', ['reset the world, pressed twice', resetTwice]],
  ...views.map((view, at) => [String(at + 1), [view, () => show(view)]] as const),
  ['?', ['this help', help]],
]);

function makeFault(entry: FaultDraft): void {
  fault_draft.value = entry;
}

function help(): void {
  is_helping.value = !is_helping.peek();
}

export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    const { target, key } = event;
    const is_writing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (is_writing && key !== 'Escape') return;
    const known = keys.get(key);
    if (!known) return;
    event.preventDefault();
    known[1]();
  });
}
