/** Things in the order of their times: a binary heap, in which what is called off costs nothing until it comes up. */

export interface DueQueue<Thing> {
  /** @returns calls it off; without effect once it was taken */
  add(at_ms: number, thing: Thing): () => void;
  /** The time of the first one; undefined when there is none. */
  next_due_ms(): number | undefined;
  /** Takes out the first one that is due by then. Of equal times, the one that was added first. */
  take(now_ms: number): Thing | undefined;
  clear(): void;
}

interface Entry<Thing> {
  at_ms: number;
  order: number;
  /** Absent once it is called off or taken: it may wait long, and must not keep anything in memory. */
  thing?: Thing;
}

export function createDueQueue<Thing extends object>(): DueQueue<Thing> {
  const heap: Entry<Thing>[] = [];
  let added = 0;

  function first(): Entry<Thing> | undefined {
    while (heap.length > 0 && heap[0]!.thing === undefined) removeFirst(heap);
    return heap[0];
  }

  return {
    add(at_ms, thing) {
      const entry: Entry<Thing> = { at_ms, order: added++, thing };
      insert(heap, entry);
      return () => {
        entry.thing = undefined;
      };
    },
    next_due_ms: () => first()?.at_ms,
    take(now_ms) {
      const entry = first();
      if (!entry || entry.at_ms > now_ms) return undefined;
      const { thing } = entry;
      entry.thing = undefined;
      removeFirst(heap);
      return thing;
    },
    clear() {
      heap.length = 0;
    },
  };
}

type Heap = Entry<object>[];

function insert(heap: Heap, entry: Entry<object>): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isBefore(entry, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = entry;
}

function removeFirst(heap: Heap): void {
  const last = heap.pop()!;
  if (heap.length === 0) return;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const right = left + 1;
    const child = right < heap.length && isBefore(heap[right]!, heap[left]!) ? right : left;
    if (!isBefore(heap[child]!, last)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = last;
}

function isBefore(one: Entry<object>, other: Entry<object>): boolean {
  return one.at_ms < other.at_ms || (one.at_ms === other.at_ms && one.order < other.order);
}
