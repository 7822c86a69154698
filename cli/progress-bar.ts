/** The text of a progress bar, and the time left by the pace so far: nothing is written here, and no clock is read. */

export interface BarState {
  /** Work that is done, from 0 to 1. */
  share: number;
  done: number;
  of: number;
  /** Area of the check that is under way. */
  area: string;
  failed: number;
  /** In milliseconds; undefined as long as the pace is not known. */
  left_ms: number | undefined;
}

const bar_width = 16;
/** Narrower terminals get no bar: it would take the words their place. */
const least_columns = 60;
const gap = '  ';

/**
 * One line of at most `columns` characters, all of ASCII: others are two columns wide on some terminals. Parts whose
 * length changes stand last, and those without room are left out.
 */
export function barText({ share, done, of, area, failed, left_ms }: BarState, columns: number): string {
  const parts = [
    ...(columns < least_columns ? [] : [drawn(share, bar_width)]),
    `${String(done).padStart(String(of).length)}/${of} checks`,
    ...(left_ms === undefined ? [] : [leftWords(left_ms)]),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(area === '' ? [] : [area]),
  ];
  return parts.reduce((line, part) => {
    const longer = line + gap + part;
    return longer.length > columns ? line : longer;
  });
}

function drawn(share: number, width: number): string {
  const full = Math.floor(width * Math.min(1, Math.max(0, share)));
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}]`;
}

const step_s = 5;
const minute_s = 60;
const hour_s = 3_600;

/** In steps that nobody mistakes for a promise. */
function leftWords(left_ms: number): string {
  const seconds = Math.max(step_s, Math.ceil(left_ms / 1_000 / step_s) * step_s);
  if (seconds < minute_s) return `about ${seconds} s left`;
  if (seconds < hour_s) return `about ${Math.ceil(seconds / minute_s)} min left`;
  return `about ${Math.ceil(seconds / hour_s)} h left`;
}

/** A pace is known after so long and so much; what comes before is mostly the start. */
const settles = { ms: 2_000, share: 0.04 };
/** An end is told until another one is this far from it, so that the words do not jump about. */
const leeway = { ms: 4_000, share: 0.3 };

/**
 * The moment at which the work will be done, on the clock of `elapsed_ms`.
 * @param before the one that was told last; it stays where the pace so far says nearly the same
 */
export function endByPace(before: number | undefined, share: number, elapsed_ms: number): number | undefined {
  if (elapsed_ms < settles.ms || share < settles.share) return before;
  const end_ms = elapsed_ms / share;
  if (before === undefined) return end_ms;
  const nearly = Math.max(leeway.ms, leeway.share * (before - elapsed_ms));
  return Math.abs(end_ms - before) <= nearly ? before : end_ms;
}
