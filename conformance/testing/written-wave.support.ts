/** Evidence of waves written by hand, for tests of judges: no sender, no receiver, only what could have arrived. */
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Exchange } from '../suite/exchange.ts';
import { event_codes, event_of_part, type ReceiverAnswer, type RunPart, type Scenario } from '../suite/scenario.ts';
import type { Missing, TrialNote, WaveEvidence, WaveNote, WaveNotes } from '../suite/wave-note.ts';
import type { PrincipalName } from '../target/target.ts';
import { answered, type Written, written } from './written-evidence.support.ts';

export interface WrittenAttempt extends Partial<Omit<ArrivalRecord, 'number' | 'channel' | 'inbox'>> {
  at_ms: number;
  /** The scenario's answer to this attempt unless given. */
  answer?: ReceiverAnswer;
}

export interface WrittenTrial {
  scenario: Scenario;
  attempts: readonly WrittenAttempt[];
  /** Attempts at the callback URLs of other runs. */
  elsewhere?: readonly WrittenAttempt[];
  part?: RunPart;
  by?: PrincipalName;
  /** `id` of the run: `run-1` for the first trial unless given; equal ones are one run. */
  run_id?: string;
  /** The record of the run at its last read; a run that ended as its part says unless given. */
  record?: Record<string, unknown>;
  /** The read right behind the first arrival; the same as `record` unless given. */
  first_read?: Record<string, unknown>;
  /** The webhook: `webhook/1` unless given. */
  webhook?: string;
  missing?: Missing;
  quiet_ms?: number;
  /** The log of the webhook while a further attempt was due. */
  between?: { made: number; items: readonly Record<string, unknown>[] }[];
}

export interface WrittenWave extends Written {
  clock?: WaveNote['clock'];
  /** The items of each webhook's log; complete. */
  logs?: Record<string, readonly Record<string, unknown>[]>;
  /** The log of `webhook/1` as a user is shown it. */
  to_people?: readonly Record<string, unknown>[];
  any?: readonly Record<string, unknown>[];
  any_complete?: boolean;
  /** The entries of the list of event types. */
  types?: readonly Record<string, unknown>[];
  public?: boolean;
}

const ends: Readonly<Record<RunPart, string>> = {
  succeeds: 'completed',
  workflow: 'completed',
  fails: 'failed',
  cancels: 'canceled',
};

/** Evidence of one wave. Attempts have the right secret and ids unless they say otherwise. */
export function writtenWave(trials: readonly WrittenTrial[], wave: WrittenWave = {}): WaveEvidence {
  const exchanges: Exchange[] = [];
  const arrivals: ArrivalRecord[] = [];
  const add = (exchange: Exchange) => exchanges.push({ ...exchange, number: exchanges.length + 1 });
  const logs = Object.fromEntries(
    Object.entries(wave.logs ?? {}).map(([name, items]) => {
      const page = answered('log/1', 'listWebhookDeliveries', 200, { items, first: '', next: null, previous: null });
      return [name, { exchanges: [add(page)], complete: true }];
    }),
  );
  const people =
    wave.to_people &&
    add(
      answered('log-people/1', 'listWebhookDeliveries', 200, {
        items: wave.to_people,
        first: '',
        next: null,
        previous: null,
      }),
    );
  const any = wave.any && {
    exchanges: [
      add(answered('log-any/1', 'listAllDeliveries', 200, { items: wave.any, first: '', next: null, previous: null })),
    ],
    complete: wave.any_complete ?? true,
  };
  const types = wave.types && [
    add(answered('types/1', 'listEventTypes', 200, { items: wave.types, first: '', next: null, previous: null })),
  ];
  const notes = trials.map((trial, index) => noteOf(trial, index));
  const evidence = written<readonly Scenario[], WaveNotes>(exchanges, {
    ...wave,
    case: trials.map(({ scenario }) => scenario),
    notes: {
      wave: {
        clock: wave.clock ?? 'real',
        trials: notes,
        logs,
        ...(people !== undefined && { to_people: { webhook: 'webhook/1', exchange: people } }),
        ...(any && { any }),
        ...(types && { types }),
        foreign: 0,
        public: wave.public ?? false,
      },
    },
  });
  return { ...evidence, arrivals };

  function noteOf(trial: WrittenTrial, index: number): TrialNote {
    const {
      scenario,
      part = scenario.run ?? 'succeeds',
      by = scenario.by ?? 'owner',
      run_id = `run-${index + 1}`,
    } = trial;
    const channel = scenario.channel === 'webhook' ? 'webhook' : 'callback';
    const inbox = channel === 'webhook' ? (trial.webhook ?? 'webhook/1') : `callback/${index + 1}`;
    const record = trial.record ?? {
      id: run_id,
      status_code: ends[part],
      created_at: '2026-01-01T00:00:00.000Z',
      completed_at: '2026-01-01T00:00:01.000Z',
    };
    const dispatched = add(
      answered(`dispatch-run/${index + 1}`, 'dispatchModelRun2', 202, { run_id, status: 'queued' }),
    );
    const own = trial.attempts.map((attempt, place) =>
      arrived(attempt, place, { channel, inbox, trial, part, run_id }),
    );
    const elsewhere = (trial.elsewhere ?? []).map((attempt, place) =>
      arrived(attempt, place, { channel: 'callback', inbox: 'callback/other', trial, part, run_id }),
    );
    const first = add(
      answered(`read-run/${index + 1}`, 'getRun', 200, trial.first_read ?? record, { path: { id: run_id } }),
    );
    const last = add(answered(`read-run/${index + 1}`, 'getRun', 200, record, { path: { id: run_id } }));
    const between = trial.between?.map(({ made, items }) => ({
      made,
      exchange: add(answered('log/1', 'listWebhookDeliveries', 200, { items, first: '', next: null, previous: null })),
    }));
    return {
      scenario,
      run: {
        name: `run/${run_id}`,
        part,
        by,
        id: run_id,
        callback: channel === 'callback' && scenario.channel !== 'none' ? inbox : null,
        dispatched,
        dispatched_ms: 0,
        reads: [
          { exchange: first, at_ms: 0, ...(own[0] !== undefined && { after: own[0] }) },
          { exchange: last, at_ms: 0 },
        ],
      },
      ...(channel === 'webhook' && {
        webhook: {
          name: inbox,
          id: `id-of-${inbox}`,
          events: scenario.channel === 'webhook' ? (scenario.events ?? event_codes) : [],
          created: null,
        },
      }),
      arrivals: own,
      elsewhere,
      exchanges: [dispatched, first, last],
      quiet_ms: trial.quiet_ms ?? 10_000,
      ...(between && { between }),
      ...(trial.missing && { missing: trial.missing }),
    };
  }

  function arrived(
    attempt: WrittenAttempt,
    place: number,
    {
      channel,
      inbox,
      trial,
      part,
      run_id,
    }: { channel: ArrivalRecord['channel']; inbox: string; trial: WrittenTrial; part: RunPart; run_id: string },
  ): number {
    const { scenario } = trial;
    const number = arrivals.length + 1;
    const answers = scenario.channel === 'none' ? [] : scenario.answers;
    const delivery_id = `delivery-of-${run_id}-at-${inbox}`;
    const event = event_of_part[part];
    const body = JSON.stringify({ event, delivery: { id: delivery_id }, run_id, run: { id: run_id } });
    arrivals.push({
      number,
      channel,
      inbox,
      real_ms: attempt.at_ms,
      ended_ms: attempt.at_ms + 1,
      lag_ms: 0,
      method: 'POST',
      headers: [],
      body,
      digest: `digest of ${attempt.body ?? body}`,
      event,
      delivery_id,
      run_id,
      request_id: `request-${number}`,
      signature: `signature-${number}`,
      signed_by: [channel === 'webhook' ? inbox : 'organization/aaaaaaaa-0000-4000-8000-000000000001'],
      answer: answers[place] ?? 200,
      ...attempt,
    });
    return number;
  }
}
