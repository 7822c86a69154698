/**
 * Time that the target may keep a run waiting by saying that it is busy. Waits side by side count once. A target that
 * serves after them may have many; one that never does, few.
 */

/** `limits.waits_s`, unless given. */
const default_waits_s = 600;
/** Waits in a row with no answer of use behind any of them: as long as the usual window of a limit on rates. */
const max_vain_ms = 60_000;

export interface Waits {
  /** @returns why there is no wait any more; undefined where it counts, and may begin */
  take(ms: number): string | undefined;
  /** An answer of use came: what was waited for it was not in vain. */
  served(): void;
}

/** @param now_ms injected by tests */
export function createWaits(waits_s = default_waits_s, now_ms: () => number = () => performance.now()): Waits {
  let until_ms = 0;
  let all_ms = 0;
  let vain_ms = 0;
  return {
    take(ms) {
      if (vain_ms >= max_vain_ms) {
        return `the target asked for ${max_vain_ms / 1000} s of waits, and served nobody after them`;
      }
      if (all_ms >= waits_s * 1000) {
        return `the target asked for ${waits_s} s of waits; give limits.requests_per_second what it takes, or more limits.waits_s`;
      }
      const end_ms = now_ms() + ms;
      const more_ms = Math.max(0, end_ms - Math.max(now_ms(), until_ms));
      until_ms = Math.max(until_ms, end_ms);
      all_ms += more_ms;
      vain_ms += more_ms;
      return undefined;
    },
    served() {
      vain_ms = 0;
    },
  };
}
