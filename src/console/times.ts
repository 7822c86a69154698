/** Times and lengths of time in words. */

/** `09:30:00.300`, in UTC as the interface has it. */
export function timeOfDay(at: string): string {
  return at.slice(11, 23).replace(/Z$/, '');
}

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** The two largest units: `1 h 5 min`, `1.5 s`, `20 ms`. */
export function lengthInWords(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${Math.round(ms / 100) / 10} s`;
  const place = units.findIndex(([, unit_ms]) => ms >= unit_ms);
  const [[name, unit_ms], next] = [units[place]!, units[place + 1]!];
  const rest = Math.floor((ms % unit_ms) / next[1]);
  return `${Math.floor(ms / unit_ms)} ${name}${rest > 0 ? ` ${rest} ${next[0]}` : ''}`;
}

export function between(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from);
}
