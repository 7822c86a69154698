/** Callback URLs, as dispatches sent them and as answers show them: whole, masked, in part or not at all. Pure. */
import { isIn } from '../../src/contract/operations.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { isWorkflowDispatch, runsShownIn, whereShown } from './shown-runs.ts';

export const callback_url_codes = {
  'url-of-another': { message: 'A run shows the callback_url that was sent for another run.' },
  'url-garbled': { message: 'A run shows its callback_url with another letter or digit than was sent.' },
} satisfies Codes;

/** A run shows neither the URL of another one nor its own with a mistake in it. @returns the first of each kind */
export function judgeCallbackUrls(exchanges: readonly Exchange[], tally: Tally): Mismatch[] {
  const asked = askedRuns(exchanges);
  const all_sent = new Set([...asked.values()].flatMap(({ urls }) => [...urls]));
  const found = new Map<keyof typeof callback_url_codes, Mismatch[]>();
  for (const shown of exchanges.flatMap(runsShownIn)) {
    const { id, callback_url } = shown.run;
    const run = asked.get(String(id).toLowerCase());
    if (!run || typeof callback_url !== 'string' || callback_url === '') continue;
    if (tally.compared(run.urls.has(callback_url))) continue;
    const about = {
      clause: run.is_workflow ? 'workflows.request-shown' : 'runs.dispatch-inputs',
      expected: [...run.urls],
      actual: callback_url,
      ...whereShown(shown, 'callback_url'),
    };
    if (tally.compared(all_sent.has(callback_url)) && !found.has('url-of-another')) {
      found.set('url-of-another', tally.broken('url-of-another', about));
    }
    const is_garbled = [...run.urls].some((url) => isGarbled(callback_url, url));
    if (tally.compared(is_garbled) && !found.has('url-garbled')) {
      found.set('url-garbled', tally.broken('url-garbled', about));
    }
  }
  return [...found.values()].flat();
}

interface AskedRun {
  is_workflow: boolean;
  /** Several dispatches may be one run. */
  urls: Set<string>;
}

/** By their ids, the runs that dispatches were answered with. */
function askedRuns(exchanges: readonly Exchange[]): Map<string, AskedRun> {
  const asked = new Map<string, AskedRun>();
  for (const exchange of exchanges.filter(({ request }) => isIn('dispatches', request.operation))) {
    const { outcome, record } = exchange.decoded ?? {};
    if (outcome !== 'success' || typeof record?.run_id !== 'string') continue;
    const id = record.run_id.toLowerCase();
    const run = asked.get(id) ?? { is_workflow: isWorkflowDispatch(exchange), urls: new Set() };
    asked.set(id, run);
    const { callback_url } = (exchange.request.body ?? {}) as { callback_url?: unknown };
    if (typeof callback_url === 'string') run.urls.add(callback_url);
  }
  return asked;
}

/** One letter or digit is another one, which leads elsewhere and keeps nothing back. Case may be lost on the way. */
export function isGarbled(shown: string, sent: string): boolean {
  if (shown.length !== sent.length || !URL.canParse(shown)) return false;
  const [one, other] = [shown.toLowerCase(), sent.toLowerCase()];
  const places = Array.from({ length: one.length }, (_, place) => place).filter((place) => one[place] !== other[place]);
  const [place] = places;
  return (
    place !== undefined &&
    places.length === 1 &&
    /[a-z0-9]{2}/.test(`${one[place]}${other[place]}`) &&
    !isFiller(one, place)
  );
}

/** A sign that stands in the place of one that is kept back. */
function isFiller(text: string, place: number): boolean {
  return /[x0]/.test(text[place]!) || text[place] === text[place - 1] || text[place] === text[place + 1];
}
