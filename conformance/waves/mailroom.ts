/** The receiver's side of a wave: finds the scenario of an arrival, answers as that scenario says, and records it. */
import { chosen } from '../../src/choices/chosen.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';
import { deliveryAttempts } from '../models/trials.ts';
import { sameId } from '../models/values.ts';
import { type Arrival, createReceiver, type Reply } from '../receiver/receiver.ts';
import { answerBytes } from '../suite/answer-text.ts';
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import { CaseStopped } from '../suite/context.ts';
import type { Contacts } from '../suite/records.ts';
import { event_codes, type ReceiverAnswer } from '../suite/scenario.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { libraryRepeat } from './library-repeat.ts';
import { readArrival, readSignature } from './read-arrival.ts';
import type { Signers } from './signers.ts';
import { groupOf, type StagedInbox, type StagedRun } from './staged.ts';
import type { WaveSession } from './wave-session.ts';

export interface Mailroom {
  /** @param paths of URLs that somebody has already, or is given in this order; otherwise one that nobody can guess */
  open(channel: ArrivalRecord['channel'], name: string, paths?: readonly string[]): StagedInbox;
  /** From now on events may tell of it. */
  know(run_id: string, run: StagedRun): void;
  /** Dispatches that are not answered yet: what tells of an unknown run meanwhile may be of one of theirs. */
  awaitDispatch(answered: Promise<void>): void;
  /** Number of events at a URL of runs that no scenario dispatched. */
  strangersAt(url: string): number;
  /** The runs that those told of. */
  runsToldAt(url: string): string[];
  /** Resolves when something arrives, or a connection is over. */
  changed(): Promise<void>;
  /** An event of it was answered before anybody knew of it. */
  wasUnknown(run_id: string): boolean;
  /** Arrivals at the callback URLs of other runs that tell of this one. */
  elsewhere(run: StagedRun): ArrivalRecord[];
  /** Of arrivals with a number beyond this one, in the order of their coming. */
  since(number: number): ArrivalRecord[];
  /** The number of the last arrival. */
  readonly last: number;
  /** Events of runs that nobody here dispatched. */
  readonly foreign: number;
  /** Connections to the receiver, and events of whatever run among what they brought. */
  readonly contacts: Pick<Contacts, 'connections' | 'events'>;
  /** The bound of the receiver that was met, so that some event was not taken. */
  readonly budget: string | undefined;
  /** @throws the error of the kit by which an event was not answered as it had to be */
  check(): void;
  close(): Promise<void>;
}

/** An event is held so long before its run is known, so that a sender that calls before it answers goes on. */
const hold_ms = 200;
/** The same where dispatches are answered late by themselves; no sender gives an attempt up so soon. */
const longest_hold_ms = 900;
/** A dispatch that is answered so soon behind an event had waited for the answer to that. */
const waited_for_ms = 100;
/** Of what is no event, since some senders want back what they sent. */
const most_echoed = 4_096;

export async function createMailroom(session: WaveSession, signers: Signers): Promise<Mailroom> {
  const { target, facts, clock, dialect } = session;
  const header_prefix = chosen(facts.choices, 'records.header_prefix') ?? referenceChoices.records.header_prefix;
  const reading = { dialect, signers, header_prefix };
  const receiver = await createReceiver(target.receiver);
  clock.heed(receiver);
  const began_ms = session.elapsed_ms() - receiver.now_ms();
  const runs = new Map<string, StagedRun>();
  const inboxes: StagedInbox[] = [];
  const pending = new Set<Promise<void>>();
  const unknown = new Set<string>();
  /** Events of runs that nobody knew yet, by their ids: of some of them a dispatch that is under way may tell. */
  const early = new Map<string, { inbox: StagedInbox; record: ArrivalRecord }[]>();
  /** Time for which events are held, by how late dispatches were answered so far. */
  const patience = { ms: hold_ms, released_ms: Number.NEGATIVE_INFINITY, is_waited_for: false };
  let bell = Promise.withResolvers<void>();
  let last = 0;
  let foreign = 0;

  const inboxAt = (url: string) => inboxes.find((inbox) => inbox.url === url);

  function ring(): void {
    bell.resolve();
    bell = Promise.withResolvers();
  }

  async function receive(inbox: StagedInbox, arrival: Arrival, records: Map<Arrival, ArrivalRecord>): Promise<Reply> {
    if (isQuestion(arrival)) return replyFor(200);
    const times = await timesOf(arrival);
    const read = readArrival(arrival, reading);
    const run = inbox.run ?? runIn(read.run_id, read.body) ?? (await soonKnown(read.run_id, read.body));
    if (!run && (pending.size === 0 || read.run_id === undefined)) {
      if (tellsOfEvent(read)) inbox.strangers += 1;
      if (read.run_id !== undefined) inbox.strangers_runs.add(read.run_id);
      return answerStranger(arrival, read.run_id, read.body ?? '');
    }
    const group = run && groupOf(inbox, run);
    const { lag_ms } = arrival;
    const first = group && libraryRepeat(group.arrivals, { ...read, ...times, lag_ms }, clock.kind === 'stepped');
    const answer = first?.answer ?? group?.script[deliveryAttempts(group).length] ?? 200;
    last += 1;
    const record: ArrivalRecord = {
      number: last,
      channel: inbox.channel,
      inbox: inbox.name,
      ...times,
      lag_ms,
      method: arrival.method,
      ...(!isAt(inbox.url, arrival.target) && { other_target: arrival.target }),
      headers: arrival.headers,
      ...read,
      ...readSignature(inbox, arrival, reading),
      answer,
      ...(first && { repeat_of: first.number }),
    };
    records.set(arrival, record);
    if (group) group.arrivals.push(record);
    else keepEarly(inbox, read.run_id!, record);
    ring();
    return replyFor(answer, record.number);
  }

  /** Counted as a stranger's until a dispatch tells otherwise. */
  function keepEarly(inbox: StagedInbox, run_id: string, record: ArrivalRecord): void {
    patience.released_ms = receiver.now_ms();
    const id = run_id.toLowerCase();
    early.set(id, [...(early.get(id) ?? []), { inbox, record }]);
    foreign += 1;
    inbox.strangers += 1;
    inbox.strangers_runs.add(run_id);
  }

  /** Events that came before their run was known are its own, and were answered 200. */
  function matchEarly(id: string, run: StagedRun): void {
    for (const { inbox, record } of early.get(id) ?? []) {
      foreign -= 1;
      inbox.strangers -= 1;
      inbox.strangers_runs.delete(record.run_id!);
      const group = groupOf(inbox, run);
      // The scenario was not shown if something else was to be answered.
      if ((group.script[group.arrivals.length] ?? 200) !== 200) unknown.add(id);
      group.arrivals.push(record);
    }
    if (early.delete(id)) ring();
  }

  /** No dispatch is under way any more that could tell of the rest: somebody else's, which are not kept. */
  function forgetEarly(): void {
    for (const { record } of [...early.values()].flat()) record.body = null;
    early.clear();
  }

  async function timesOf({ accepted_ms }: Arrival): Promise<Pick<ArrivalRecord, 'at_ms' | 'real_ms' | 'target_ms'>> {
    const real_ms = began_ms + accepted_ms;
    // On a clock that goes by itself, what counts is when the connection was accepted.
    if (clock.kind !== 'stepped') return { at_ms: clock.now_ms() - (receiver.now_ms() - accepted_ms), real_ms };
    // A run that is dispatched while the clock goes on may end before the time that the step goes to.
    const at_ms = pending.size > 0 ? await clock.ask_ms() : clock.now_ms();
    const target_ms = clock.target_ms();
    return { at_ms, real_ms, ...(target_ms !== undefined && { target_ms: target_ms + at_ms - clock.now_ms() }) };
  }

  /** By the id where the payload has it, else by any that stands in the body. */
  function runIn(run_id: string | undefined, body: string | null): StagedRun | undefined {
    if (run_id !== undefined) return runs.get(run_id.toLowerCase());
    return runs.entries().find(([id]) => body?.toLowerCase().includes(id))?.[1];
  }

  async function soonKnown(run_id: string | undefined, body: string | null): Promise<StagedRun | undefined> {
    const held = AbortSignal.timeout(patience.ms);
    const over = new Promise<void>((done) => held.addEventListener('abort', () => done()));
    while (pending.size > 0 && !held.aborted) {
      await Promise.race([...pending, over]);
      const run = runIn(run_id, body);
      if (run) return run;
    }
    return undefined;
  }

  /** Somebody else's event, which is not kept; or a question whether this URL is ours, whose answer is in it. */
  function answerStranger(arrival: Arrival, run_id: string | undefined, body: string): Reply {
    arrival.body = Buffer.alloc(0);
    if (run_id === undefined) return { kind: 'status', status: 200, body: body.slice(0, most_echoed) };
    foreign += 1;
    return replyFor(200);
  }

  function check(): void {
    const { fault } = receiver;
    // A clock that does not answer is the target's, and the end of a run nobody's.
    if (!fault || fault instanceof CaseStopped || fault instanceof TargetUnusable) return;
    throw new Error(`the receiver could not answer an event: ${fault.message}`);
  }

  return {
    open(channel, name, paths = []) {
      const inbox: StagedInbox = {
        name,
        channel,
        url: '',
        plainer: [],
        groups: new Map(),
        strangers: 0,
        strangers_runs: new Set(),
      };
      const records = new Map<Arrival, ArrivalRecord>();
      const openAt = (path: string | undefined) =>
        receiver.open((arrival) => receive(inbox, arrival, records), {
          ...(path !== undefined && { path }),
          ended(arrival) {
            const record = records.get(arrival);
            if (record) record.ended_ms = clock.now_ms();
            ring();
          },
        });
      const [first, ...others] = paths;
      inbox.url = openAt(first).url;
      inbox.plainer = others.map((path) => openAt(path).url);
      inboxes.push(inbox);
      return inbox;
    },
    know(run_id, run) {
      runs.set(run_id.toLowerCase(), run);
      matchEarly(run_id.toLowerCase(), run);
    },
    awaitDispatch(answered) {
      pending.add(answered);
      const began = receiver.now_ms();
      void answered.then(() => {
        pending.delete(answered);
        const took_ms = receiver.now_ms() - began;
        patience.is_waited_for ||= receiver.now_ms() - patience.released_ms < waited_for_ms;
        const wanted_ms = patience.is_waited_for ? hold_ms : Math.ceil(took_ms) + hold_ms;
        patience.ms = Math.min(longest_hold_ms, Math.max(patience.is_waited_for ? 0 : patience.ms, wanted_ms));
        if (pending.size === 0) forgetEarly();
      });
    },
    strangersAt(url) {
      check();
      return inboxAt(url)?.strangers ?? 0;
    },
    runsToldAt(url) {
      check();
      return [...(inboxAt(url)?.strangers_runs ?? [])];
    },
    changed: () => bell.promise,
    wasUnknown: (run_id) => unknown.has(run_id.toLowerCase()),
    elsewhere: ({ note, callback }) =>
      inboxes
        .filter((inbox) => inbox.channel === 'callback' && inbox !== callback)
        .flatMap(arrivalsAt)
        .filter(
          ({ run_id, body }) =>
            note.id !== null && (run_id === undefined ? body?.includes(note.id) : sameId(run_id, note.id)),
        ),
    since: (number) =>
      inboxes
        .flatMap(arrivalsAt)
        .filter((arrival) => arrival.number > number)
        .toSorted((a, b) => a.number - b.number),
    get last() {
      return last;
    },
    get foreign() {
      return foreign;
    },
    get contacts() {
      const strangers = inboxes.reduce((sum, inbox) => sum + inbox.strangers, 0);
      return { connections: receiver.accepted, events: last + strangers };
    },
    get budget() {
      return receiver.budget;
    },
    check,
    close: () => receiver.close(),
  };
}

/** A question for whether anybody is there or takes events, asked by methods that send nothing. */
function isQuestion({ method, body }: Arrival): boolean {
  return ['OPTIONS', 'HEAD', 'GET'].includes(method) && body.length === 0;
}

/** A proxy in front may have taken off the beginning of the path, and a client may send the whole URL. */
function isAt(url: string, target: string): boolean {
  const { pathname, search } = new URL(url);
  const whole = pathname + search;
  return whole.endsWith(target) || target.endsWith(whole);
}

/** A question whether a URL is ours tells of none. */
function tellsOfEvent({ run_id, body }: Pick<ArrivalRecord, 'run_id' | 'body'>): boolean {
  return run_id !== undefined || event_codes.some((code) => body?.includes(code));
}

function arrivalsAt({ groups }: StagedInbox): ArrivalRecord[] {
  return [...groups.values()].flatMap(({ arrivals }) => arrivals);
}

/** @param number of the arrival that is kept */
function replyFor(answer: ReceiverAnswer, number?: number): Reply {
  if (answer === 'cut') return { kind: 'cut', status: 200 };
  return typeof answer === 'number'
    ? { kind: 'status', status: answer, ...(number !== undefined && { body: answerBytes(number, answer) }) }
    : { kind: answer };
}
