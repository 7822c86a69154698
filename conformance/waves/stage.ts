/**
 * The place of waves of deliveries: one receiver, the webhooks that lead to it, and every run that was dispatched
 * for its events. It lives as long as a run of the suite, so that later waves use the same webhooks.
 */
import { walk } from '../acts/walk.ts';
import { actsIn, isOfOwner } from '../models/acts-in.ts';
import { deliveryAttempts } from '../models/trials.ts';
import { timeOf } from '../models/webhook-log.ts';
import { createOwnPort } from '../receiver/own-port.ts';
import { CaseStopped, type CheckContext, type OwnPort } from '../suite/context.ts';
import { budgetEnded, type Stop } from '../suite/exchange.ts';
import { lacking } from '../suite/lacking.ts';
import type { Contacts } from '../suite/records.ts';
import { event_codes, type Scenario } from '../suite/scenario.ts';
import type { LogNote, Missing, TrialNote, WaveNote } from '../suite/wave-note.ts';
import { heldUp } from './held-up.ts';
import { createHooks } from './hooks.ts';
import { readLog } from './logs.ts';
import { createMailroom } from './mailroom.ts';
import { type Plan, planWave } from './plan.ts';
import { createSigners } from './signers.ts';
import { groupOf, type StagedRun, type StagedWebhook } from './staged.ts';
import { createStagedRuns } from './staged-runs.ts';
import { createStagedWebhooks } from './staged-webhooks.ts';
import { fixtureName, offeredParts, whyNotOffered } from './target-offers.ts';
import { createWatchman, stopOf, type Watching } from './watching.ts';
import type { WaveSession } from './wave-session.ts';

export interface Performing {
  /** The same is shown again as before, for which some runs are kept. */
  confirms?: boolean;
  /** Base URL of the replica that alone is asked, of several. Deliveries may come from any. */
  only?: string | undefined;
}

export interface Stage {
  /** A URL of the receiver that answers 200 to whatever comes, for a webhook that no scenario is about. */
  openUrl(name: string): string;
  /** Number of events that came to such a URL. */
  heard(url: string): number;
  /** The ids of the runs that they told of. */
  toldOf(url: string): string[];
  /** A port of its own, shut to begin with; undefined where senders reach the receiver by a public URL alone. */
  ownPort(): Promise<OwnPort | undefined>;
  /**
   * Shows all scenarios at once, and waits as long as each of them must be watched.
   */
  perform(scenarios: readonly Scenario[], how?: Performing): Promise<WaveNote>;
  /** Traffic at the receiver so far. */
  readonly contacts: Contacts;
  /** The bound of the receiver that was met, if one was: from then on it takes no more. */
  readonly budget: string | undefined;
  close(): Promise<void>;
}

/** Runs kept back for those that show that the target still delivers: one for each way to end. */
const witnesses_kept = 4;
/** Of few runs. */
const witness_share = 0.2;

/** So many are read of the list of event types. */
const most_type_pages = 20;

/** Jobs that look for what was not delivered run once a minute, or every few. */
const long_quiet_ms = 330_000;

/** @param ctx makes requests that belong to no check yet, in that session */
export async function createStage(session: WaveSession, ctx: CheckContext): Promise<Stage> {
  const { target, facts, clock, budgets } = session;
  const parts = offeredParts(target, facts.operations);
  const signers = createSigners(facts.choices);
  for (const [name, { organization }] of Object.entries(target.principals)) {
    const { callback_secret, id = name } = organization ?? {};
    if (typeof callback_secret === 'string') signers.add(`organization/${id}`, callback_secret);
  }
  const mailroom = await createMailroom(session, signers);
  const runs = createStagedRuns(session, { ctx, mailroom, hooks: createHooks(target, session.control) });
  const webhooks = createStagedWebhooks(session, { ctx, mailroom, signers });
  const watchman = createWatchman(session, { ctx, mailroom, runs });
  const ports: OwnPort[] = [];
  let types: number[] | undefined;
  let awaited = 0;

  async function perform(scenarios: readonly Scenario[], { confirms, only }: Performing = {}): Promise<WaveNote> {
    // Waves come one after the other, and so do those who make their requests.
    session.only = only;
    const last = mailroom.last;
    const { left, free } = budgets.wave_runs;
    const most_runs = Math.max(0, (confirms ? left : free) - witnessesKept());
    const plan = planWave(scenarios, { parts, most_runs, most_webhooks: webhooks.most });
    const { staged, taken } = await prepare(plan);
    await runs.dispatch(staged);
    const all = plan.trials.map(
      (trial) =>
        trial &&
        watchman.begin(
          trial.scenario,
          staged[trial.run]!,
          trial.webhook === undefined ? undefined : taken[trial.webhook],
        ),
    );
    const watched = all.filter((one) => one !== null).filter(({ webhook }) => !webhook?.stop);
    await watchman.watch(watched);
    awaited += watched.filter((one) => one.expects && !stopOf(one) && one.run.note.id !== null).length;
    const missing = await witness(watched, last);
    mailroom.check();
    // On a stepped clock it costs nothing to see repeats that come much later, too.
    if (clock.kind === 'stepped') await clock.goOn(long_quiet_ms);
    await Promise.all(staged.map((run) => runs.read(run)));
    await ctx.time.settle();
    const logs = await readLogs(taken, { watched, since_ms: beganAt(staged) });
    types ??= await readEventTypes();
    for (const arrival of mailroom.since(last)) session.history.add({ type: 'arrival', ...arrival });
    return {
      clock: clock.kind === 'stepped' ? 'stepped' : 'real',
      trials: scenarios.map((scenario, index) => {
        const one = all[index];
        return one ? trialNote(one, missing.get(one), logs.logs) : noRoom(scenario);
      }),
      ...logs,
      ...(types.length > 0 && { types }),
      foreign: mailroom.foreign,
      public: target.receiver?.public_url !== undefined,
    };
  }

  /** Few runs are left for scenarios rather than for witnesses. */
  function witnessesKept(): number {
    return Math.min(witnesses_kept, Math.floor(budgets.wave_runs.left * witness_share));
  }

  async function prepare({
    runs: planned,
    webhooks: wanted,
  }: Plan): Promise<{ staged: StagedRun[]; taken: StagedWebhook[] }> {
    const staged = planned.map((run) => runs.stage(run));
    const taken = new Set<StagedWebhook>();
    for (const { events, answers } of wanted) {
      const webhook = await webhooks.take(events, taken);
      taken.add(webhook);
      for (const [run, script] of answers) groupOf(webhook.inbox, staged[run]!).script = script;
    }
    return { staged, taken: [...taken] };
  }

  /** Something had to come and did not: a run dispatched now shows whether the target still delivers at all. */
  async function witness(all: readonly Watching[], last: number): Promise<Map<Watching, Missing>> {
    const lacking = all.filter((one) => !stopOf(one) && one.watch.expects_next);
    const found = new Map(lacking.map((one) => [one, missingOf(one)] as const));
    if (found.size === 0) return found;
    // A receiver that is told of one way to end may be deaf to the others: one that was heard is among them.
    const heard = all.find(({ group }) => (group?.arrivals.length ?? 0) > 0);
    const parts = new Set([...(heard ? [heard] : []), ...lacking].map(({ run }) => run.planned.part));
    const called = [...parts].map((part) => ({ part, by: 'owner' as const, callback: [] }));
    // A target may tell of a run either to webhooks or to a callback: one run has none.
    const [plain] = lacking
      .filter(({ webhook }) => webhook)
      .map(({ run }) => ({ part: run.planned.part, by: 'owner' as const }));
    const witnesses = [...(plain ? [plain] : []), ...called]
      .slice(0, Math.min(witnesses_kept, budgets.wave_runs.left))
      .map((one) => runs.stage(one));
    await runs.dispatch(witnesses);
    const silent = [...new Set(lacking.flatMap(({ webhook }) => webhook ?? []))];
    await watchman.watch(
      witnesses.flatMap((run) => {
        const { part } = run.planned;
        const told = silent.map((webhook) => {
          const events = event_codes.filter((code) => webhook.note.events.includes(code));
          return watchman.begin({ channel: 'webhook', run: part, events, answers: [] }, run, webhook);
        });
        const called = run.callback ? [watchman.begin({ channel: 'callback', run: part, answers: [] }, run)] : [];
        return [...called, ...told];
      }),
    );
    for (const [one, missing] of found) {
      const { webhook } = one;
      // On a stepped clock nobody gives up while the receiver is busy.
      const lost = clock.kind === 'stepped' ? undefined : heldUp(mailroom.since(last), lastSign_ms(one));
      if (lost !== undefined) missing.unknown ??= lost;
      missing.witnessed = witnesses.some((run) => {
        const inbox = webhook?.inbox ?? run.callback;
        return inbox !== undefined && groupOf(inbox, run).arrivals.length > 0;
      });
    }
    return found;
  }

  function missingOf(one: Watching): Missing {
    const watched_s = Math.round((clock.now_ms() - lastSign_ms(one)) / 100) / 10;
    const { unknown } = one.watch;
    return { made: attemptsOf(one).length, watched_s, witnessed: false, ...(unknown !== undefined && { unknown }) };
  }

  const attemptsOf = ({ group }: Watching) => (group ? deliveryAttempts(group) : []);
  const lastSign_ms = (one: Watching) => attemptsOf(one).at(-1)?.at_ms ?? one.run.note.dispatched_ms;

  async function readLogs(
    taken: readonly StagedWebhook[],
    { watched, since_ms }: { watched: readonly Watching[]; since_ms: number | undefined },
  ): Promise<Pick<WaveNote, 'logs' | 'any' | 'to_people'>> {
    const logs: Record<string, LogNote> = {};
    const arrivalsOf = (one: Watching) => one.group?.arrivals ?? [];
    for (const webhook of taken) {
      if (webhook.stop || !facts.operations.includes('listWebhookDeliveries')) continue;
      const own = watched.filter((one) => one.webhook === webhook).flatMap(arrivalsOf);
      const wanted = new Set(own.flatMap(({ request_id }) => request_id ?? []));
      logs[webhook.note.name] = (await readLog(ctx, { webhook_id: webhook.note.id, wanted, since_ms })).note;
    }
    const to_people = Object.keys(logs).length > 1 ? await readLogForPeople(taken) : undefined;
    const read = { logs, ...(to_people && { to_people }) };
    if (Object.keys(logs).length === 0 || !facts.operations.includes('listAllDeliveries')) return read;
    const delivered = watched.filter(({ webhook }) => webhook).flatMap(arrivalsOf);
    const wanted = new Set(delivered.flatMap(({ delivery_id }) => delivery_id ?? []));
    return { ...read, any: (await readLog(ctx, { wanted, since_ms })).note };
  }

  /** Time on the target's clock at which the first of these runs was made: no event of them is older. */
  function beganAt(staged: readonly StagedRun[]): number | undefined {
    const seen = staged.flatMap(({ note }) => [note.dispatched, ...note.reads.map(({ exchange }) => exchange)]);
    const made = seen.flatMap(
      (number) => timeOf(session.history.exchanges[(number ?? 0) - 1]?.decoded?.record?.created_at) ?? [],
    );
    return made.length > 0 ? Math.min(...made) : undefined;
  }

  /** People may be shown logs by another query than keys; they may be shown none. */
  async function readLogForPeople(taken: readonly StagedWebhook[]): Promise<WaveNote['to_people']> {
    const webhook = taken.find(({ stop }) => !stop)?.note;
    if (!webhook || facts.principals.human?.kind !== 'user' || !isOfOwner(facts, 'human')) return undefined;
    try {
      const path = { webhook_id: webhook.id };
      const request = { operation: 'listWebhookDeliveries' as const, path, ...actsIn(facts, 'human') };
      const { number } = await ctx.call('human', request, 'log-people/1');
      return { webhook: webhook.name, exchange: number };
    } catch (error) {
      if (!(error instanceof CaseStopped)) throw error;
      return undefined;
    }
  }

  /** The list of event types is the same for all, so that it is read once. */
  async function readEventTypes(): Promise<number[]> {
    if (!facts.operations.includes('listEventTypes')) return [];
    try {
      const request = { operation: 'listEventTypes' as const };
      const pages = await walk(ctx, { caller: 'owner', request, step: 'types', max_pages: most_type_pages });
      return pages.map(({ number }) => number);
    } catch (error) {
      if (!(error instanceof CaseStopped)) throw error;
      return [];
    }
  }

  function trialNote(one: Watching, missing: Missing | undefined, logs: WaveNote['logs']): TrialNote {
    const { run, webhook, group, between } = one;
    const scenario = shownOf(one);
    const arrivals = group?.arrivals ?? [];
    const since_ms = arrivals.at(-1)?.at_ms ?? run.ended_ms ?? run.note.dispatched_ms;
    const stop = stopOf(one) ?? cut(arrivals.length, missing);
    const needed = [webhook?.note.created, run.note.dispatched, ...run.note.reads.map(({ exchange }) => exchange)];
    return {
      scenario,
      run: run.note,
      ...(webhook && { webhook: webhook.note }),
      arrivals: arrivals.map(({ number }) => number),
      elsewhere: mailroom.elsewhere(run).map(({ number }) => number),
      exchanges: [
        ...needed.flatMap((number) => number ?? []),
        ...((webhook && logs[webhook.note.name]?.exchanges) ?? []),
        ...between.map(({ exchange }) => exchange),
      ],
      ...(between.length > 0 && { between }),
      quiet_ms: clock.now_ms() - since_ms,
      ...(missing && { missing }),
      ...(stop && { stop }),
    };
  }

  /** An event may be missing because the receiver took no more. */
  function cut(arrivals: number, missing: Missing | undefined): Stop | undefined {
    if (mailroom.budget === undefined || (arrivals > 0 && !missing)) return undefined;
    return budgetEnded(mailroom.budget);
  }

  function noRoom(scenario: Scenario): TrialNote {
    const part = scenario.run ?? 'succeeds';
    const is_offered = scenario.run === undefined ? parts.length > 0 : parts.includes(part);
    const stop: Stop = is_offered
      ? budgetEnded(`${budgets.runs.most} runs, ${budgets.webhooks.most} webhooks (limits)`)
      : (whyNotOffered(target, facts, part) ?? lacking(facts, fixtureName(part)));
    return { scenario, arrivals: [], elsewhere: [], exchanges: [], quiet_ms: 0, stop };
  }

  /** An attempt that was answered before anybody knew whose it was got a 200: that is what it shows. */
  function shownOf({ scenario, run, webhook }: Watching): Scenario {
    const is_unknown = webhook !== undefined && run.note.id !== null && mailroom.wasUnknown(run.note.id);
    return is_unknown && 'answers' in scenario ? { ...scenario, answers: [] } : scenario;
  }

  return {
    perform,
    get contacts() {
      return { awaited, ...mailroom.contacts };
    },
    get budget() {
      return mailroom.budget;
    },
    openUrl: (name) => mailroom.open('webhook', name).url,
    heard: (url) => mailroom.strangersAt(url),
    toldOf: (url) => mailroom.runsToldAt(url),
    async ownPort() {
      const { public_url, bind } = target.receiver ?? {};
      if (public_url !== undefined) return undefined;
      const port = await createOwnPort(bind?.host);
      ports.push(port);
      return port;
    },
    async close() {
      await Promise.all([mailroom.close(), ...ports.map((port) => port.shut())]);
    },
  };
}
