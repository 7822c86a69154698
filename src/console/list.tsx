/** The list in view: as many rows as fit, of however many there are. */
import { useSignalEffect } from '@preact/signals';
import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { queryOf } from './place.ts';
import type { ListName, Rows } from './records.ts';
import { rowOf } from './rows.tsx';
import { go, place, shown } from './state.ts';

/** By the width of the window: two lines, or one. */
function rowHeight(): number {
  return matchMedia('(max-width: 640px)').matches ? 60 : 34;
}

function useVirtualizer(count: number) {
  const scrolled = useRef<HTMLDivElement>(null);
  const [, drawAgain] = useReducer<number, void>((turn) => turn + 1, 0);
  const kept = useRef<Virtualizer<HTMLDivElement, HTMLElement>>(null);
  const options = {
    count,
    getScrollElement: () => scrolled.current,
    estimateSize: rowHeight,
    overscan: 12,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: () => drawAgain(),
  };
  kept.current ??= new Virtualizer(options);
  kept.current.setOptions(options);
  useLayoutEffect(() => kept.current!._didMount(), []);
  useLayoutEffect(() => kept.current!._willUpdate());
  return { virtualizer: kept.current, scrolled };
}

export function List({ name }: { name: ListName }) {
  const rows = shown.value;
  const { open } = place.value;
  const { virtualizer, scrolled } = useVirtualizer(rows.length);
  const first = useRef<string>(undefined);

  // A reader who has scrolled down keeps the place when rows come in above it.
  useLayoutEffect(() => {
    const element = scrolled.current!;
    const came = first.current === undefined ? 0 : rows.findIndex(({ id }) => id === first.current);
    if (came > 0 && element.scrollTop > 0) element.scrollTop += came * rowHeight();
    first.current = rows[0]?.id;
  }, [rows]);

  useSignalEffect(() => {
    const { open } = place.value;
    const at = open === undefined ? -1 : shown.peek().findIndex(({ id }) => id === open);
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
  });

  return (
    <div class="list" ref={scrolled} data-rows={rows.length} tabIndex={-1}>
      {rows.length === 0 && <p class="empty">Nothing here yet, or nothing that fits the filters.</p>}
      <ul style={{ height: `${virtualizer.getTotalSize()}px` }} aria-label={`${rows.length} ${name}`}>
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index];
          return row && <Row key={row.id} name={name} row={row} is_open={row.id === open} {...{ start, size }} />;
        })}
      </ul>
    </div>
  );
}

interface RowProps {
  name: ListName;
  row: Rows[ListName];
  is_open: boolean;
  start: number;
  size: number;
}

function Row({ name, row, is_open, start, size }: RowProps) {
  const { view, filters } = place.value;
  return (
    <li style={{ transform: `translateY(${start}px)`, height: `${size}px` }}>
      <a
        href={queryOf({ view, filters, open: row.id })}
        class={`row ${name}`}
        aria-current={is_open ? 'true' : undefined}
        data-id={row.id}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          go({ open: is_open ? undefined : row.id });
        }}
      >
        {rowOf(name, row)}
      </a>
    </li>
  );
}
