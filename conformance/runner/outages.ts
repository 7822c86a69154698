/**
 * Times when a target that was there refuses connections, such as while it restarts: whoever asks waits, and asks again,
 * since nothing of a refused connection was carried out.
 */

/** As long as a restart behind a load balancer takes, at the most. */
const most_away_ms = 30_000;
const every_ms = 500;

export interface Outages {
  /** @param waited_ms of this request so far; @returns how long to wait more; undefined where it is in vain */
  wait_ms(url: string, waited_ms: number): number | undefined;
  /** Somebody took the connection. */
  met(url: string): void;
}

export function createOutages(): Outages {
  /** By origin: there at last, or away for longer than is waited. */
  const known = new Map<string, 'there' | 'gone'>();
  return {
    wait_ms(url, waited_ms) {
      const { origin } = new URL(url);
      if (known.get(origin) !== 'there') return undefined;
      if (waited_ms < most_away_ms) return every_ms;
      known.set(origin, 'gone');
      return undefined;
    },
    met: (url) => void known.set(new URL(url).origin, 'there'),
  };
}
