/** Counts requests by token, in windows that begin with the first of them. */

export interface RateLimit {
  /** @returns undefined where the request is within the limit, else the whole seconds until the window ends, at least 1 */
  take(token: string, now_ms: number): number | undefined;
}

interface Window {
  began_ms: number;
  requests: number;
}

/** Tokens come from callers, who may invent any number of them: the window that began first goes then. */
const most_windows = 10_000;

export function createRateLimit({ requests, per_s }: { requests: number; per_s: number }): RateLimit {
  const windows = new Map<string, Window>();

  function windowOf(token: string, now_ms: number): Window {
    const known = windows.get(token);
    // A clock that was put back has not come to this window yet.
    if (known && now_ms >= known.began_ms && now_ms < known.began_ms + per_s * 1_000) return known;
    const window = { began_ms: now_ms, requests: 0 };
    // Taken out first, so that the map is in the order of the beginnings.
    windows.delete(token);
    windows.set(token, window);
    if (windows.size > most_windows) windows.delete(windows.keys().next().value!);
    return window;
  }

  return {
    take(token, now_ms) {
      const window = windowOf(token, now_ms);
      window.requests += 1;
      if (window.requests <= requests) return undefined;
      return Math.max(1, Math.ceil((window.began_ms + per_s * 1_000 - now_ms) / 1_000));
    },
  };
}
