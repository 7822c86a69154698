/**
 * Where waves of deliveries take place: one receiver, the webhooks that lead to it, and every run that was dispatched for
 * its events. It lives as long as a run of the suite, so that later waves use the same webhooks.
 */
import { randomBytes } from 'node:crypto';
import { chosen } from '../../src/choices/chosen.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';
import { type Arrival, createReceiver, type Receiver, type Reply } from '../receiver/receiver.ts';
import { CaseStopped, type CheckContext, openCase, type Session } from '../runner/context.ts';
import type { Exchange, Stop } from '../runner/history.ts';
import type { PrincipalName, ReusedWebhook } from '../target/target.ts';
import { type ArrivalRecord, readArrival } from './arrival-record.ts';
import { createHooks } from './hooks.ts';
import { readLog } from './logs.ts';
import { dispatchOf, endsWithin, meansOf, wantsCancel, webhookProblem } from './means.ts';
import { type Plan, type PlannedRun, type PlannedTrial, type PlannedWebhook, planWave } from './plan.ts';
import { type Answer, event_codes, event_of_part, isTaken, type Scenario, subscriptionOf } from './scenario.ts';
import { createSigners } from './signers.ts';
import { declaredSchedule, type Watch, type Watched, watchUntil } from './watch-until.ts';
import type { LogNote, Missing, RunNote, TrialNote, WaveNote, WebhookNote } from './wave-note.ts';

export interface Stage {
  /** Shows all scenarios at once, and waits as long as each of them must be watched. */
  perform(scenarios: readonly Scenario[]): Promise<WaveNote>;
  /** Runs that may still be dispatched. */
  readonly runs_left: number;
  /** Every secret that events are signed with. */
  readonly secrets: readonly string[];
  close(): Promise<void>;
}

/** A run as long as the stage knows it. */
interface StagedRun {
  note: RunNote;
  planned: PlannedRun;
  callback?: Inbox;
  ends_within_ms: number;
  /** On the axis of arrivals: when it was first known to be terminal. */
  ended_ms?: number;
  stop?: Stop;
  /** The first arrival that told of it has been looked at. */
  is_read: boolean;
}

/** One URL of the receiver. */
interface Inbox {
  name: string;
  channel: ArrivalRecord['channel'];
  url: string;
  /** What came, by the run that it tells of. */
  groups: Map<StagedRun, Group>;
  /** Whose callbacks come here. */
  run?: StagedRun;
}

interface Group {
  script: readonly Answer[];
  arrivals: ArrivalRecord[];
}

interface StagedWebhook {
  note: WebhookNote;
  inbox: Inbox;
  /** What it could not be made for. */
  stop?: Stop;
}

/** What came before the suite knew its run: held so long, and then answered. */
const hold_ms = 200;
/** An HTTP library repeats by itself at once. */
const library_repeat_ms = 200;
/** How often a run is read that nobody tells of. */
const poll_ms = 500;
/** So long a step of the wait lasts on a clock that goes by itself, if nothing happens. */
const most_pause_ms = 100;
/** A dispatch that waits for its run needs a clock that goes on. */
const dispatch_patience_ms = 30;
const dispatch_step_ms = 1_000;
/** Runs kept back for those that prove that the target still delivers. */
const witnesses_kept = 4;
const default_concurrency = 8;
const echoed_bytes = 4_096;

export async function createStage(session: Session): Promise<Stage> {
  const { target, facts, clock, dialect } = session;
  const means = meansOf(target, facts.operations);
  const schedule = declaredSchedule(facts.choices);
  const signers = createSigners(facts.choices);
  const header_prefix = chosen(facts.choices, 'records.header_prefix') ?? referenceChoices.records.header_prefix;
  const reading = { dialect, signers, header_prefix };
  const hooks = createHooks(target, session.control);
  const receiver: Receiver = await createReceiver(target.receiver);
  const receiver_began_ms = session.elapsed_ms() - receiver.now_ms();
  const runs_by_id = new Map<string, StagedRun>();
  const webhooks: StagedWebhook[] = [];
  const reusable = [...(target.webhooks?.reuse ?? [])];
  let callbacks = 0;
  let runs_used = 0;
  let arrivals_seen = 0;
  let foreign = 0;
  let dispatching = 0;
  let bell = Promise.withResolvers<void>();
  let dispatch_bell = Promise.withResolvers<void>();
  /** Ids that no run was known under when they came, and that were answered all the same. */
  const answered_unknown = new Set<string>();
  const { context: ctx } = openCase(session, 'deliveries');

  for (const [name, { organization }] of Object.entries(target.principals)) {
    const secret = organization?.callback_secret;
    if (typeof secret === 'string') signers.add(`organization/${organization?.id ?? name}`, secret);
  }

  function ring(): void {
    bell.resolve();
    bell = Promise.withResolvers();
  }

  // ---- what arrives ----

  function openInbox(channel: ArrivalRecord['channel'], name: string, path?: string): Inbox {
    const inbox: Inbox = { name, channel, url: '', groups: new Map() };
    const records = new Map<Arrival, ArrivalRecord>();
    const opened = receiver.open((arrival) => receive(inbox, arrival, records), {
      ...(path !== undefined && { path }),
      ended(arrival) {
        const record = records.get(arrival);
        if (!record) return;
        record.ended_ms = clock.now_ms();
        ring();
      },
    });
    inbox.url = opened.url;
    return inbox;
  }

  async function receive(inbox: Inbox, arrival: Arrival, records: Map<Arrival, ArrivalRecord>): Promise<Reply> {
    const at_ms = clock.now_ms();
    const target_ms = clock.target_ms();
    const read = readArrival(inbox.channel, arrival, reading);
    const text = arrival.body.toString('utf8');
    const run = inbox.run ?? runIn(read.run_id, text) ?? (await laterKnown(read.run_id, text));
    if (!run) {
      // Somebody else's event, or a question whether this URL is ours: the answer is in the question.
      foreign += 1;
      if (read.run_id !== undefined && dispatching > 0) answered_unknown.add(read.run_id);
      arrival.body = Buffer.alloc(0);
      return { kind: 'status', status: 200, ...(read.run_id === undefined && { body: text.slice(0, echoed_bytes) }) };
    }
    const group = groupOf(inbox, run);
    const previous = group.arrivals.at(-1);
    const is_repeat = previous !== undefined && isLibraryRepeat(previous, read, at_ms);
    const answer = is_repeat ? previous.answer : (group.script[attemptsOf(group).length] ?? 200);
    arrivals_seen += 1;
    const record: ArrivalRecord = {
      number: arrivals_seen,
      channel: inbox.channel,
      inbox: inbox.name,
      // On a clock that goes by itself, what counts is when the connection was accepted.
      at_ms: clock.kind === 'stepped' ? at_ms : at_ms - (receiver.now_ms() - arrival.accepted_ms),
      real_ms: receiver_began_ms + arrival.accepted_ms,
      ...(target_ms !== undefined && { target_ms }),
      lag_ms: arrival.lag_ms,
      method: arrival.method,
      headers: arrival.headers,
      ...read,
      answer,
      ...(is_repeat && { repeat_of: previous.repeat_of ?? previous.number }),
    };
    group.arrivals.push(record);
    records.set(arrival, record);
    ring();
    return replyFor(answer);
  }

  function groupOf(inbox: Inbox, run: StagedRun): Group {
    const group = inbox.groups.get(run) ?? { script: [], arrivals: [] };
    inbox.groups.set(run, group);
    return group;
  }

  /** By the id where the payload has it, else by any that stands in the body. */
  function runIn(run_id: string | undefined, text: string): StagedRun | undefined {
    if (run_id !== undefined) return runs_by_id.get(run_id);
    return runs_by_id.entries().find(([id]) => text.includes(id))?.[1];
  }

  async function laterKnown(run_id: string | undefined, text: string): Promise<StagedRun | undefined> {
    const patience = performance.now() + hold_ms;
    while (dispatching > 0 && performance.now() < patience) {
      const ms = patience - performance.now();
      await Promise.race([dispatch_bell.promise, new Promise((done) => setTimeout(done, ms))]);
      const run = runIn(run_id, text);
      if (run) return run;
    }
    return undefined;
  }

  // ---- webhooks ----

  async function webhookFor(events: readonly string[], used: ReadonlySet<StagedWebhook>): Promise<StagedWebhook> {
    const free = webhooks.find((one) => !used.has(one) && !one.stop && equalSets(one.note.events, events));
    return free ?? reuse(events) ?? (await makeWebhook(events));
  }

  function reuse(events: readonly string[]): StagedWebhook | undefined {
    const at = reusable.findIndex(({ event_types = event_codes }) => equalSets(event_types, events));
    if (at < 0) return undefined;
    const [{ id, url, secret }] = reusable.splice(at, 1) as [ReusedWebhook];
    const name = `webhook/${webhooks.length + 1}`;
    signers.add(name, secret);
    const inbox = openInbox('webhook', name, new URL(url).pathname);
    return kept({ note: { name, id, events, created: null }, inbox });
  }

  async function makeWebhook(events: readonly string[]): Promise<StagedWebhook> {
    const name = `webhook/${webhooks.length + 1}`;
    const inbox = openInbox('webhook', name);
    const webhook: StagedWebhook = { note: { name, id: '', events, created: null }, inbox };
    webhook.stop = cannotMake();
    if (webhook.stop) return kept(webhook);
    const secret_from = chosen(facts.choices, 'events.webhook_fields', 'createWebhook')?.secret_from;
    for (const secret of secret_from === 'server' ? [undefined] : drawnSecrets()) {
      const body = {
        name: `${ctx.prefix}${name.replace('/', '')}`,
        url: inbox.url,
        ...(secret && { secret }),
        event_types: events,
      };
      const { exchange, stop } = await tried(() =>
        ctx.call('owner', { operation: 'createWebhook', body }, `create-${name}`),
      );
      const record = exchange?.decoded?.record;
      if (exchange?.decoded?.outcome === 'success' && typeof record?.id === 'string') {
        const made = secret ?? record.secret;
        if (typeof made === 'string') signers.add(name, made);
        webhook.note = { ...webhook.note, id: record.id, created: exchange.number };
        webhook.stop = undefined;
        return kept(webhook);
      }
      const why = `POST /v1/webhooks answered ${exchange?.received?.status} without an id`;
      webhook.stop = stop ?? { verdict: 'could-not-run', reason: `the suite could make no webhook: ${why}` };
    }
    return kept(webhook);
  }

  function cannotMake(): Stop | undefined {
    const made = webhooks.filter(({ note }) => note.created !== null).length;
    if (made >= means.most_webhooks) {
      return {
        verdict: 'inconclusive',
        reason: `budget ended: the run may create ${means.most_webhooks} webhooks (limits.webhooks)`,
      };
    }
    const stop = webhookProblem(target, facts);
    if (stop || (target.webhooks?.reuse?.length ?? 0) === 0) return stop;
    if (target.control || target.hooks?.delete_webhook || target.allow_leftovers) return undefined;
    return {
      verdict: 'could-not-run',
      reason: 'webhooks.reuse of the target file has no further webhook for these events',
    };
  }

  /** One that is a key in most forms at once, and one of the form that is a key in no other. */
  function drawnSecrets(): string[] {
    const form = chosen(facts.choices, 'events.signature', 'createWebhook')?.key;
    const any = randomBytes(32).toString('hex');
    const whsec = `whsec_${randomBytes(32).toString('base64')}`;
    return form === 'whsec' ? [whsec] : form === undefined ? [any, whsec] : [any];
  }

  function kept(webhook: StagedWebhook): StagedWebhook {
    webhooks.push(webhook);
    return webhook;
  }

  // ---- runs ----

  function stagedRun(planned: PlannedRun): StagedRun {
    runs_used += 1;
    const { part, by } = planned;
    const note: RunNote = {
      name: `run/${runs_used}`,
      part,
      by,
      id: null,
      callback: null,
      dispatched: null,
      dispatched_ms: 0,
      reads: [],
    };
    const run: StagedRun = { note, planned, ends_within_ms: endsWithin(target, part), is_read: false };
    if (planned.callback) {
      callbacks += 1;
      run.callback = openInbox('callback', `callback/${callbacks}`);
      run.callback.run = run;
      groupOf(run.callback, run).script = planned.callback;
      note.callback = run.callback.name;
    }
    return run;
  }

  async function dispatch(run: StagedRun): Promise<void> {
    const { part, by, text } = run.planned;
    const callback_url = run.callback?.url;
    const draft = dispatchOf(target, part, { text, callback_url });
    run.note.dispatched_ms = clock.now_ms();
    if (!draft) {
      run.stop = { verdict: 'could-not-run', reason: `the target file has no ${fixtureName(part)}` };
      return;
    }
    if (target.principals[by] === undefined) {
      run.stop = { verdict: 'could-not-run', reason: `the target file has no principals.${by}` };
      return;
    }
    const { exchange, stop } = await tried(() =>
      ctx.call(by, { ...draft, ...actsIn(by) }, `dispatch-${run.note.name}`),
    );
    const id = exchange?.decoded?.record?.run_id;
    run.note.dispatched = exchange?.number ?? null;
    if (typeof id === 'string') {
      run.note.id = id;
      runs_by_id.set(id, run);
      if (wantsCancel(target, part)) await hooks.cancelRun(id);
      return;
    }
    const why = `${draft.operation} answered ${exchange?.received?.status} without the id of a run`;
    run.stop = stop ?? { verdict: 'could-not-run', reason: `the suite could dispatch no run: ${why}` };
  }

  function actsIn(by: PrincipalName): { organization?: string } {
    const principal = target.principals[by];
    const id = principal?.kind === 'user' ? principal.organization?.id : undefined;
    return id === undefined ? {} : { organization: id };
  }

  /** Several at once, and on a stepped clock time goes on where an answer waits for the end of its run. */
  async function dispatchAll(runs: readonly StagedRun[]): Promise<void> {
    const waiting = [...runs];
    dispatching += runs.length;
    const lane = async () => {
      for (let run = waiting.shift(); run; run = waiting.shift()) {
        await dispatch(run);
        dispatching -= 1;
        dispatch_bell.resolve();
        dispatch_bell = Promise.withResolvers();
      }
    };
    const lanes = Math.min(target.limits?.concurrency ?? default_concurrency, runs.length);
    let are_done = false;
    const all = Promise.all(Array.from({ length: lanes }, lane)).then(() => {
      are_done = true;
    });
    while (clock.kind === 'stepped' && !are_done) {
      await Promise.race([all, new Promise((done) => setTimeout(done, dispatch_patience_ms))]);
      if (!are_done) await clock.goOn(dispatch_step_ms);
    }
    await all;
  }

  async function readRun(run: StagedRun, after?: number): Promise<void> {
    const { id, by } = run.note;
    if (id === null) return;
    const at_ms = clock.now_ms();
    const { exchange } = await tried(() =>
      ctx.call(by, { operation: 'getRun', path: { id }, ...actsIn(by) }, `read-${run.note.name}`),
    );
    if (!exchange) return;
    run.note.reads.push({ exchange: exchange.number, at_ms, ...(after !== undefined && { after }) });
    if (run.ended_ms === undefined && isTerminal(exchange)) run.ended_ms = at_ms;
  }

  // ---- waiting ----

  /** A trial as long as it is watched. */
  interface Watching {
    run: StagedRun;
    group?: Group;
    webhook?: StagedWebhook;
    scenario: Scenario;
    expects: boolean;
    /** By the number of attempts after which the log was asked. */
    announced: Map<number, number | null | undefined>;
    watch: Watch;
  }

  function look(one: Watching): void {
    const { run, group, scenario, expects, announced } = one;
    const attempts = group ? attemptsOf(group) : [];
    const watched: Watched = {
      channel: scenario.channel === 'webhook' ? 'webhook' : 'callback',
      attempts,
      expects,
      dispatched_ms: run.note.dispatched_ms,
      ends_within_ms: run.ends_within_ms,
      schedule,
      stepped: clock.kind === 'stepped',
      ...(run.ended_ms !== undefined && { ended_ms: run.ended_ms }),
      ...(announced.has(attempts.length) && { announced_ms: announced.get(attempts.length) }),
    };
    one.watch = watchUntil(watched);
  }

  async function watchAll(all: readonly Watching[]): Promise<void> {
    const polled = new Map<StagedRun, number>();
    for (;;) {
      const rung = bell.promise;
      await readNewlyTold(all);
      for (const one of all) look(one);
      const now_ms = clock.now_ms();
      await askLogs(all, now_ms);
      const open = all.filter(({ watch, run }) => !run.stop && watch.until_ms > now_ms);
      if (open.length === 0) return;
      await poll(open, polled);
      const next_ms = Math.min(...open.map(({ watch }) => watch.until_ms)) - now_ms;
      await clock.goOn(clock.kind === 'stepped' ? next_ms : Math.min(next_ms, most_pause_ms), rung);
    }
  }

  /** As soon as anybody tells of a run, its record shows whether it has ended. */
  async function readNewlyTold(all: readonly Watching[]): Promise<void> {
    const told = new Map<StagedRun, number>();
    for (const { run, group } of all) {
      const first = group?.arrivals[0];
      if (first && !run.is_read) told.set(run, Math.min(first.number, told.get(run) ?? first.number));
    }
    await Promise.all(
      told.entries().map(([run, arrival]) => {
        run.is_read = true;
        return readRun(run, arrival);
      }),
    );
  }

  /** Runs that nobody tells of are asked for, so that their silence is not watched longer than needed. */
  async function poll(open: readonly Watching[], polled: Map<StagedRun, number>): Promise<void> {
    if (clock.kind === 'stepped') return;
    const silent = new Set(
      open.filter(({ run, group }) => run.ended_ms === undefined && !group?.arrivals.length).map(({ run }) => run),
    );
    const due = [...silent].filter((run) => clock.now_ms() - (polled.get(run) ?? run.note.dispatched_ms) >= poll_ms);
    await Promise.all(
      due.map((run) => {
        polled.set(run, clock.now_ms());
        return readRun(run);
      }),
    );
  }

  /** Where nothing is declared of the schedule, the log of the webhook says when the next attempt comes. */
  async function askLogs(all: readonly Watching[], now_ms: number): Promise<void> {
    if (schedule.first_retry_ms !== undefined) return;
    const asking = all.filter(({ webhook, group, announced, watch }) => {
      const last = group && attemptsOf(group).at(-1);
      if (!webhook || !last || isTaken(last.answer) || last.ended_ms === undefined) return false;
      return watch.until_ms > now_ms && !announced.has(attemptsOf(group).length);
    });
    const logs = new Map<StagedWebhook, Awaited<ReturnType<typeof readLog>>>();
    for (const one of asking) {
      const webhook = one.webhook!;
      if (!logs.has(webhook)) logs.set(webhook, await readLog(ctx, { webhook_id: webhook.note.id, least: 0 }));
      const attempts = attemptsOf(one.group!);
      const { delivery_id } = attempts[0]!;
      const entry = logs.get(webhook)!.items.find(({ id }) => id === delivery_id);
      one.announced.set(attempts.length, announcedIn(entry, run_offset_ms(one.run), attempts.length));
      look(one);
    }
  }

  /** What must be added to the target's time to come to the axis of arrivals. */
  function run_offset_ms(run: StagedRun): number | undefined {
    const target_ms = clock.target_ms();
    if (target_ms !== undefined) return clock.now_ms() - target_ms;
    const read = run.note.reads[0] && session.history.exchanges[run.note.reads[0].exchange - 1];
    const created_ms = Date.parse(String(read?.decoded?.record?.created_at));
    return Number.isNaN(created_ms) ? undefined : run.note.dispatched_ms - created_ms;
  }

  // ---- what did not come ----

  /** Something had to come and did not: a run dispatched now shows whether the target still delivers at all. */
  async function witness(all: readonly Watching[]): Promise<Map<Watching, Missing>> {
    const found = new Map<Watching, Missing>();
    for (const one of all) {
      if (one.run.stop || !one.watch.expects_next) continue;
      const attempts = one.group ? attemptsOf(one.group) : [];
      const since_ms = attempts.at(-1)?.at_ms ?? one.run.note.dispatched_ms;
      const watched_s = Math.round((clock.now_ms() - since_ms) / 100) / 10;
      const { unknown } = one.watch;
      found.set(one, { made: attempts.length, watched_s, witnessed: false, ...(unknown !== undefined && { unknown }) });
    }
    if (found.size === 0) return found;
    // Whoever had its run end in a way of its own may be deaf to other ends.
    const parts = [...new Set(found.keys().map(({ run }) => run.planned.part))].slice(0, witnesses_kept);
    const witnesses = parts.map((part) => stagedRun({ part, by: 'owner', callback: [] }));
    await dispatchAll(witnesses);
    const watching = witnesses.map((run) =>
      watchingOf({ channel: 'callback', run: run.planned.part, answers: [] }, run),
    );
    await watchAll(watching);
    for (const [one, missing] of found) {
      const seen = witnesses.filter((run) => run.planned.part === one.run.planned.part);
      const place = one.webhook?.inbox;
      missing.witnessed = seen.some((run) =>
        place ? (place.groups.get(run)?.arrivals.length ?? 0) > 0 : run.callback!.groups.get(run)!.arrivals.length > 0,
      );
    }
    return found;
  }

  // ---- a wave ----

  function watchingOf(scenario: Scenario, run: StagedRun, webhook?: StagedWebhook): Watching {
    const inbox = webhook?.inbox ?? run.callback;
    return {
      scenario,
      run,
      ...(webhook && { webhook }),
      ...(inbox && { group: groupOf(inbox, run) }),
      expects: expectsEvents(scenario, run),
      announced: new Map(),
      watch: { until_ms: Number.POSITIVE_INFINITY, expects_next: false },
    };
  }

  async function prepare(plan: Plan): Promise<{ runs: StagedRun[]; hooks: StagedWebhook[] }> {
    const runs = plan.runs.map(stagedRun);
    const used = new Set<StagedWebhook>();
    for (const planned of plan.webhooks) used.add(await prepareWebhook(planned, runs, used));
    return { runs, hooks: [...used] };
  }

  async function prepareWebhook(
    planned: PlannedWebhook,
    runs: readonly StagedRun[],
    used: ReadonlySet<StagedWebhook>,
  ): Promise<StagedWebhook> {
    const webhook = await webhookFor(planned.events, used);
    for (const [run, answers] of planned.answers) groupOf(webhook.inbox, runs[run]!).script = answers;
    return webhook;
  }

  async function perform(scenarios: readonly Scenario[]): Promise<WaveNote> {
    const first_arrival = arrivals_seen;
    const most_runs = Math.max(0, stage.runs_left - witnesses_kept);
    const plan = planWave(scenarios, { ...means, most_runs });
    const { runs, hooks: used } = await prepare(plan);
    await dispatchAll(runs);
    const watching = plan.trials.map(
      (trial) => trial && watchingOf(trial.scenario, runs[trial.run]!, hookOf(trial, used)),
    );
    const watched = watching.filter((one) => one !== null);
    await watchAll(watched.filter(({ webhook }) => !webhook?.stop));
    const missing = await witness(watched.filter(({ webhook }) => !webhook?.stop));
    await Promise.all(runs.map((run) => readRun(run)));
    await ctx.settle();
    const { logs, any } = await readLogs(used, watched);
    recordArrivals(first_arrival);
    return {
      clock: clock.kind === 'stepped' ? 'stepped' : 'real',
      trials: scenarios.map((scenario, index) => trialNote(scenario, watching[index] ?? null, missing, logs)),
      logs,
      ...(any && { any }),
      foreign,
      public: target.receiver?.public_url !== undefined,
    };
  }

  function hookOf(trial: PlannedTrial, used: readonly StagedWebhook[]): StagedWebhook | undefined {
    return trial.webhook === undefined ? undefined : used[trial.webhook];
  }

  async function readLogs(used: readonly StagedWebhook[], watched: readonly Watching[]) {
    const logs: Record<string, LogNote> = {};
    for (const webhook of used) {
      if (webhook.stop || !facts.operations.includes('listWebhookDeliveries')) continue;
      const ids = new Set<string>();
      for (const { group, webhook: own } of watched) {
        if (own === webhook)
          for (const { request_id } of group?.arrivals ?? []) if (request_id !== undefined) ids.add(request_id);
      }
      logs[webhook.note.name] = (await readLog(ctx, { webhook_id: webhook.note.id, wanted: ids, least: 1 })).note;
    }
    if (Object.keys(logs).length === 0 || !facts.operations.includes('listAllDeliveries')) return { logs };
    const ids = new Set(
      watched.flatMap(({ webhook, group }) =>
        webhook ? (group?.arrivals ?? []).flatMap(({ delivery_id }) => delivery_id ?? []) : [],
      ),
    );
    return { logs, any: (await readLog(ctx, { wanted_deliveries: ids, least: 1 })).note };
  }

  function recordArrivals(since: number): void {
    const inboxes = new Set<Inbox>(webhooks.map(({ inbox }) => inbox));
    for (const run of runs_by_id.values()) if (run.callback) inboxes.add(run.callback);
    const records = [...inboxes].flatMap(({ groups }) => [...groups.values()].flatMap(({ arrivals }) => arrivals));
    for (const record of records.filter(({ number }) => number > since).toSorted((a, b) => a.number - b.number)) {
      session.history.add({ type: 'arrival', ...record });
    }
  }

  function trialNote(
    scenario: Scenario,
    one: Watching | null,
    missing: ReadonlyMap<Watching, Missing>,
    logs: WaveNote['logs'],
  ): TrialNote {
    if (!one) {
      const stop: Stop =
        means.parts.length === 0 || (scenario.run !== undefined && !means.parts.includes(scenario.run))
          ? { verdict: 'could-not-run', reason: `the target file has no ${fixtureName(scenario.run ?? 'succeeds')}` }
          : {
              verdict: 'inconclusive',
              reason: `budget ended: the run may dispatch ${means.most_runs} runs (limits.runs)`,
            };
      return { scenario, arrivals: [], elsewhere: [], exchanges: [], quiet_ms: 0, stop };
    }
    const { run, webhook, group } = one;
    const arrivals = group?.arrivals ?? [];
    const gap = missing.get(one);
    const last_ms = arrivals.at(-1)?.at_ms ?? run.ended_ms ?? run.note.dispatched_ms;
    const stop = webhook?.stop ?? run.stop ?? spoiled(one);
    return {
      scenario,
      run: run.note,
      ...(webhook && { webhook: webhook.note }),
      arrivals: arrivals.map(({ number }) => number),
      elsewhere: tellingElsewhere(run).map(({ number }) => number),
      exchanges: [
        ...(webhook?.note.created == null ? [] : [webhook.note.created]),
        ...(run.note.dispatched === null ? [] : [run.note.dispatched]),
        ...run.note.reads.map(({ exchange }) => exchange),
        ...(webhook ? (logs[webhook.note.name]?.exchanges ?? []) : []),
      ],
      quiet_ms: clock.now_ms() - last_ms,
      ...(gap && { missing: gap }),
      ...(stop && { stop }),
    };
  }

  /** Callbacks at the URL of another run that tell of this one. */
  function tellingElsewhere(run: StagedRun): ArrivalRecord[] {
    return runs_by_id
      .values()
      .flatMap((other) =>
        other === run || !other.callback ? [] : [...(other.callback.groups.get(other)?.arrivals ?? [])],
      )
      .filter(({ run_id }) => run_id !== undefined && run_id === run.note.id)
      .toArray();
  }

  /** Its first attempt was answered before the suite knew whose it was. */
  function spoiled({ run, webhook }: Watching): Stop | undefined {
    if (!webhook || run.note.id === null || !answered_unknown.has(run.note.id)) return undefined;
    return {
      verdict: 'inconclusive',
      reason: 'the event came before the dispatch was answered, so that no script was there for it',
    };
  }

  const stage: Stage = {
    perform,
    get runs_left() {
      return means.most_runs - runs_used;
    },
    get secrets() {
      return signers.secrets;
    },
    close: () => receiver.close(),
  };
  return stage;
}

/** The request's answer, or why there is none that could be used. */
async function tried(call: () => ReturnType<CheckContext['call']>): Promise<{ exchange?: Exchange; stop?: Stop }> {
  try {
    return { exchange: await call() };
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return { stop: error.stop };
  }
}

/** Every arrival but those that an HTTP library sent by itself. */
export function attemptsOf({ arrivals }: { arrivals: readonly ArrivalRecord[] }): ArrivalRecord[] {
  return arrivals.filter(({ repeat_of }) => repeat_of === undefined);
}

/** Equal to the letter, and right behind an attempt that got no answer. */
function isLibraryRepeat(
  previous: ArrivalRecord,
  { digest, request_id }: Pick<ArrivalRecord, 'digest' | 'request_id'>,
  at_ms: number,
): boolean {
  const is_unanswered = previous.answer === 'reset' || previous.answer === 'cut';
  return (
    is_unanswered &&
    at_ms - previous.at_ms <= library_repeat_ms &&
    previous.digest === digest &&
    previous.request_id === request_id
  );
}

function replyFor(answer: Answer): Reply {
  if (answer === 'reset' || answer === 'hang') return { kind: answer };
  return answer === 'cut' ? { kind: 'cut', status: 200 } : { kind: 'status', status: answer };
}

function expectsEvents(scenario: Scenario, run: StagedRun): boolean {
  if (scenario.channel === 'none') return false;
  if (scenario.channel === 'callback') return true;
  return run.planned.by === 'owner' && subscriptionOf(scenario).includes(event_of_part[run.planned.part]);
}

const terminal_words = new Set(['completed', 'failed', 'canceled', 'cancelled']);

export function isTerminal({ decoded }: Exchange): boolean {
  const { status_code, completed_at } = decoded?.record ?? {};
  return terminal_words.has(String(status_code)) || typeof completed_at === 'string';
}

/** When the next attempt was announced to come, on the axis of arrivals; null: never; undefined: nothing is said. */
function announcedIn(
  entry: Record<string, unknown> | undefined,
  offset_ms: number | undefined,
  made: number,
): number | null | undefined {
  const attempts = entry?.attempts;
  if (!Array.isArray(attempts) || attempts.length < made) return undefined;
  const next = (attempts[made - 1] as { next_retry_at?: unknown }).next_retry_at;
  if (next === null) return null;
  const at_ms = Date.parse(String(next));
  return Number.isNaN(at_ms) || offset_ms === undefined ? undefined : at_ms + offset_ms;
}

function fixtureName(part: Scenario['run'] & string): string {
  return part === 'workflow' ? 'fixtures.workflow with owner and slug' : `fixtures.models.${part}`;
}

function equalSets(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((member) => other.includes(member));
}
