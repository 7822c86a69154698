/** Times of a clock on the wall that are written as if they were UTC. */
const hour_ms = 3_600_000;

/** @param hours east of Greenwich */
export function onTheWall(time: string, hours: number): string {
  return new Date(Date.parse(time) + hours * hour_ms).toISOString();
}
