/** Liveness of the target: once it is gone, nobody waits for it any more. */

/** Of requests one after another; those that were under way at the same time count as one. */
export const most_useless = 10;
/** A restart, or a pause of a busy machine, is shorter. */
const max_pause_ms = 3_000;

export interface Liveness {
  /** @param is_usable whether an answer came from which anything can be told */
  note(asked: { began_ms: number; ended_ms: number }, is_usable: boolean): void;
  /** Useless answers in a row. */
  readonly useless: number;
  /** True for the rest of the run. */
  readonly is_gone: boolean;
}

export function createLiveness(): Liveness {
  let useless = 0;
  let counted_until_ms = Number.NEGATIVE_INFINITY;
  let served_ms = 0;
  let is_gone = false;
  return {
    note({ began_ms, ended_ms }, is_usable) {
      if (is_usable) {
        useless = 0;
        served_ms = Math.max(served_ms, ended_ms);
      } else if (began_ms >= counted_until_ms) {
        useless += 1;
        counted_until_ms = ended_ms;
      }
      is_gone ||= useless >= most_useless && ended_ms - served_ms >= max_pause_ms;
    },
    get useless() {
      return useless;
    },
    get is_gone() {
      return is_gone;
    },
  };
}
