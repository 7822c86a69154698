/** The evidence of a wave as judges read it: each scenario with its run, its attempts and the log. Pure. */
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Scenario } from '../suite/scenario.ts';
import type { Shown, Tally } from '../suite/tally.ts';
import type { LogNote, RunNote, TrialNote, WaveEvidence, WaveNote, WebhookNote } from '../suite/wave-note.ts';

/** One attempt; a request that an HTTP library sent once more by itself belongs to the one before it. */
export type DeliveryAttempt = ArrivalRecord;

export interface Trial {
  /** Its place in the case. */
  index: number;
  scenario: Scenario;
  run: RunNote;
  webhook?: WebhookNote;
  attempts: readonly DeliveryAttempt[];
  /** Events of this run at the callback URL of another. */
  elsewhere: readonly ArrivalRecord[];
  missing?: TrialNote['missing'];
  quiet_ms: number;
  /** The exchange that dispatched it. */
  dispatched?: Exchange;
  /** Its record, the last time that it was read. */
  record?: Record<string, unknown>;
  /** The log of its webhook: undefined where it has none, or could not be read to its end. */
  log?: readonly Record<string, unknown>[];
  /** Entries of that log as they were while a further attempt was due, and how many there had been. */
  between: readonly { made: number; items: readonly Record<string, unknown>[] }[];
}

/** The scenarios of which something could be seen. */
export function trialsOf(evidence: WaveEvidence): Trial[] {
  const wave = waveOf(evidence);
  const arrivals = new Map((evidence.arrivals ?? []).map((arrival) => [arrival.number, arrival]));
  const exchanges = new Map(evidence.exchanges.map((exchange) => [exchange.number, exchange]));
  return wave.trials.flatMap((note, index): Trial[] => {
    if (note.stop || !note.run) return [];
    const { scenario, run, webhook, missing, quiet_ms, between = [] } = note;
    const dispatched = exchanges.get(run.dispatched ?? 0);
    const record = exchanges.get(run.reads.at(-1)?.exchange ?? 0)?.decoded?.record;
    const log = webhook && itemsOf(wave.logs[webhook.name], exchanges);
    const found = (numbers: readonly number[]) => numbers.flatMap((number) => arrivals.get(number) ?? []);
    return [
      {
        index,
        scenario,
        run,
        ...(webhook && { webhook }),
        attempts: deliveryAttempts({ arrivals: found(note.arrivals) }),
        elsewhere: found(note.elsewhere),
        ...(missing && { missing }),
        quiet_ms,
        between: between.map(({ made, exchange }) => ({
          made,
          items: exchanges.get(exchange)?.decoded?.page?.items ?? [],
        })),
        ...(dispatched && { dispatched }),
        ...(record && { record }),
        ...(log && { log }),
      },
    ];
  });
}

/** One mismatch for all that was found: the first one words it, and the trials of all show it. */
export function brokenBy<One extends Trial | { trial: Trial }, Code extends string>(
  tally: Tally<Code>,
  code: NoInfer<Code>,
  found: readonly One[],
  shownOf: (first: One) => Shown,
): Mismatch[] {
  const [first] = found;
  if (!first) return [];
  const shown_by = new Set(found.map((one: Trial | { trial: Trial }) => ('trial' in one ? one.trial : one).index));
  return tally.broken(code, { shown_by: [...shown_by], ...shownOf(first) });
}

export function waveOf(evidence: WaveEvidence): WaveNote {
  return evidence.notes.wave;
}

/** The deliveries of all webhooks, as far as they were read; undefined where nobody could read them. */
export function anyLog(evidence: WaveEvidence): { items: Record<string, unknown>[]; complete: boolean } | undefined {
  const { any } = waveOf(evidence);
  if (!any || any.exchanges.length === 0) return undefined;
  const exchanges = new Map(evidence.exchanges.map((exchange) => [exchange.number, exchange]));
  const items = any.exchanges.flatMap((number) => exchanges.get(number)?.decoded?.page?.items ?? []);
  return { items, complete: any.complete };
}

/** The log of a webhook as a user is shown it; empty where none read it. */
export function logToPeople(evidence: WaveEvidence, webhook: string | undefined): Record<string, unknown>[] {
  const { to_people } = waveOf(evidence);
  if (!to_people || to_people.webhook !== webhook) return [];
  return evidence.exchanges.find(({ number }) => number === to_people.exchange)?.decoded?.page?.items ?? [];
}

/** The entries of the list of event types, as far as it was read. */
export function listedEvents(evidence: WaveEvidence): Record<string, unknown>[] {
  const { types = [] } = waveOf(evidence);
  return evidence.exchanges
    .filter(({ number }) => types.includes(number))
    .flatMap(({ decoded }) => decoded?.page?.items ?? []);
}

/** All pages of a log as they came. */
export function logText(evidence: WaveEvidence, webhook: string): string {
  const { exchanges = [] } = waveOf(evidence).logs[webhook] ?? {};
  return evidence.exchanges
    .filter(({ number }) => exchanges.includes(number))
    .map(({ received }) => received?.body ?? '')
    .join('\n');
}

function itemsOf(
  note: LogNote | undefined,
  exchanges: ReadonlyMap<number, Exchange>,
): Record<string, unknown>[] | undefined {
  if (!note?.complete) return undefined;
  return note.exchanges.flatMap((number) => exchanges.get(number)?.decoded?.page?.items ?? []);
}

/** Numbers of all exchanges that a wave needs. */
export function exchangesOf({
  trials,
  any,
  types = [],
  to_people,
}: Pick<WaveNote, 'trials' | 'any' | 'types' | 'to_people'>): number[] {
  const of_trials = trials.flatMap(({ exchanges }) => exchanges);
  const of_people = to_people ? [to_people.exchange] : [];
  return [...new Set([...of_trials, ...of_people, ...(any?.exchanges ?? []), ...types])];
}

/** The same for arrivals. */
export function arrivalsOf({ trials }: Pick<WaveNote, 'trials'>): number[] {
  return [...new Set(trials.flatMap((trial) => [...trial.arrivals, ...trial.elsewhere]))].toSorted((a, b) => a - b);
}

/** The part of a wave that shows some of its scenarios. @param places of them in the wave */
export function wavePart(wave: WaveNote, places: readonly number[]): WaveNote {
  const trials = places.map((place) => wave.trials[place]!);
  const names = new Set(trials.flatMap(({ webhook }) => webhook?.name ?? []));
  const logs = Object.fromEntries(Object.entries(wave.logs).filter(([name]) => names.has(name)));
  return { ...wave, trials, logs };
}

/** Every arrival but those that an HTTP library sent by itself. */
export function deliveryAttempts({ arrivals }: { arrivals: readonly ArrivalRecord[] }): ArrivalRecord[] {
  return arrivals.filter(({ repeat_of }) => repeat_of === undefined);
}
