/** Waits until no scenario of a wave can get another attempt. */

import { chosen } from '../../src/choices/chosen.ts';
import { isOfOwner } from '../models/acts-in.ts';
import { deliveryAttempts } from '../models/trials.ts';
import { logEntry } from '../models/webhook-log.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import { event_of_part, isTaken, type Scenario, subscriptionOf } from '../suite/scenario.ts';
import type { TrialNote } from '../suite/wave-note.ts';
import { readLog } from './logs.ts';
import type { Mailroom } from './mailroom.ts';
import { type Group, groupOf, type StagedRun, type StagedWebhook } from './staged.ts';
import type { StagedRuns } from './staged-runs.ts';
import { declaredSchedule, type Watch, watchUntil } from './watch-until.ts';
import type { WaveSession } from './wave-session.ts';

/** One scenario while it is watched. */
export interface Watching {
  scenario: Scenario;
  run: StagedRun;
  webhook?: StagedWebhook;
  /** Absent where nothing can come. */
  group?: Group;
  /** An event is to come at all. */
  expects: boolean;
  /** By the number of attempts: when the next one was announced to come; null: never; undefined: nothing was said. */
  announced: Map<number, number | null | undefined>;
  /** Reads of the log before the next attempt came. */
  between: NonNullable<TrialNote['between']>;
  watch: Watch;
}

export interface Watchman {
  begin(scenario: Scenario, run: StagedRun, webhook?: StagedWebhook): Watching;
  /** Resolves when each has been watched long enough. */
  watch(all: readonly Watching[]): Promise<void>;
}

/** Pause between the reads of a run that nobody tells of. */
const poll_ms = 500;
/** Number of reads of a webhook's log between attempts whose schedule is known. */
const most_looks = 3;
/** So long a pause lasts on a clock that goes by itself, if nothing happens. */
const most_pause_ms = 100;

export function createWatchman(
  { facts, clock, history }: WaveSession,
  { ctx, mailroom, runs }: { ctx: CheckContext; mailroom: Mailroom; runs: StagedRuns },
): Watchman {
  const schedule = declaredSchedule(facts.choices);
  const stepped = clock.kind === 'stepped';
  const is_schedule_told = schedule.first_retry_ms !== undefined;
  const is_announcement_told = chosen(facts.choices, 'events.next_retry_at', 'createWebhook') !== undefined;

  function look(one: Watching): void {
    const { scenario, run, group, expects, announced } = one;
    const attempts = group ? deliveryAttempts(group) : [];
    one.watch = watchUntil({
      channel: scenario.channel === 'webhook' ? 'webhook' : 'callback',
      attempts,
      expects,
      dispatched_ms: run.note.dispatched_ms,
      ends_within_ms: run.ends_within_ms,
      schedule,
      stepped,
      ...(run.ended_ms !== undefined && { ended_ms: run.ended_ms }),
      ...(announced.has(attempts.length) && { announced_ms: announced.get(attempts.length) }),
    });
  }

  /** As soon as anybody tells of a run, its record shows whether it has ended. */
  async function readNewlyTold(all: readonly Watching[]): Promise<void> {
    const told = new Map<StagedRun, number>();
    for (const { run, group } of all) {
      const first = group?.arrivals[0];
      if (first && !run.is_told) told.set(run, Math.min(first.number, told.get(run) ?? first.number));
    }
    for (const run of told.keys()) run.is_told = true;
    await Promise.all(told.entries().map(([run, arrival]) => runs.read(run, arrival)));
  }

  /** Runs that nobody tells of are asked for, so that their silence is not watched longer than needed. */
  async function poll(open: readonly Watching[], polled: Map<StagedRun, number>): Promise<void> {
    if (stepped) return;
    const silent = open.filter(({ run, group }) => run.ended_ms === undefined && !group?.arrivals.length);
    const now_ms = clock.now_ms();
    const isDue = (run: StagedRun) => now_ms - (polled.get(run) ?? run.note.dispatched_ms) >= poll_ms;
    const due = [...new Set(silent.map(({ run }) => run))].filter(isDue);
    for (const run of due) polled.set(run, now_ms);
    await Promise.all(due.map((run) => runs.read(run)));
  }

  /**
   * The log of a webhook whose schedule is not declared says when the next attempt comes. If both the schedule and the
   * worth of announcements are declared, some of them are read before they have come true, since they may vanish then.
   */
  async function askLogs(all: readonly Watching[], looks: Map<StagedWebhook, number>): Promise<void> {
    if (is_schedule_told && !is_announcement_told) return;
    const asking = Map.groupBy(all.filter(wantsAnnouncement), ({ webhook }) => webhook!);
    for (const [webhook, own] of asking) {
      const looked = looks.get(webhook) ?? 0;
      if (is_schedule_told && looked >= most_looks) continue;
      looks.set(webhook, looked + 1);
      const { items, note } = await readLog(ctx, { webhook_id: webhook.note.id });
      for (const one of own) {
        const attempts = deliveryAttempts(one.group!);
        const entry = logEntry(items, { delivery_id: attempts[0]!.delivery_id, run_id: one.run.note.id });
        one.between.push(...note.exchanges.map((exchange) => ({ made: attempts.length, exchange })));
        const announced_ms = announcedIn(entry, attempts.length, offset_ms(one.run));
        one.announced.set(attempts.length, is_schedule_told ? undefined : announced_ms);
        look(one);
      }
    }
  }

  function wantsAnnouncement({ webhook, group, announced, watch }: Watching): boolean {
    const attempts = group ? deliveryAttempts(group) : [];
    const last = attempts.at(-1);
    if (!webhook || !last || isTaken(last.answer) || last.ended_ms === undefined) return false;
    return watch.until_ms > clock.now_ms() && !announced.has(attempts.length);
  }

  /** The difference between the target's time and the axis of arrivals. */
  function offset_ms(run: StagedRun): number | undefined {
    const target_ms = clock.target_ms();
    if (target_ms !== undefined) return clock.now_ms() - target_ms;
    const read = history.exchanges[(run.note.reads[0]?.exchange ?? 0) - 1];
    const created_ms = Date.parse(String(read?.decoded?.record?.created_at));
    return Number.isNaN(created_ms) ? undefined : run.note.dispatched_ms - created_ms;
  }

  return {
    begin(scenario, run, webhook) {
      const inbox = webhook?.inbox ?? run.callback;
      return {
        scenario,
        run,
        ...(webhook && { webhook }),
        ...(inbox && { group: groupOf(inbox, run) }),
        expects: expectsEvent(scenario, run, facts),
        announced: new Map(),
        between: [],
        watch: { until_ms: Number.POSITIVE_INFINITY, expects_next: false },
      };
    },
    async watch(all) {
      const polled = new Map<StagedRun, number>();
      const looks = new Map<StagedWebhook, number>();
      for (;;) {
        const changed = mailroom.changed();
        await readNewlyTold(all);
        for (const one of all) look(one);
        await askLogs(all, looks);
        const now_ms = clock.now_ms();
        const open = all.filter((one) => !stopOf(one) && one.watch.until_ms > now_ms);
        if (open.length === 0) return;
        await poll(open, polled);
        const left_ms = Math.min(...open.map(({ watch }) => watch.until_ms)) - now_ms;
        await clock.goOn(stepped ? left_ms : Math.min(left_ms, most_pause_ms), changed);
      }
    },
  };
}

/** The reason why nothing can come of it. */
export function stopOf({ scenario, run, webhook }: Pick<Watching, 'scenario' | 'run' | 'webhook'>): Stop | undefined {
  return webhook?.stop ?? run.stop ?? (scenario.channel === 'callback' ? run.no_callback : undefined);
}

function expectsEvent(scenario: Scenario, { planned }: StagedRun, facts: Facts): boolean {
  if (scenario.channel !== 'webhook') return scenario.channel === 'callback';
  return isOfOwner(facts, planned.by) && subscriptionOf(scenario).includes(event_of_part[planned.part]);
}

function announcedIn(
  entry: Record<string, unknown> | undefined,
  made: number,
  offset_ms: number | undefined,
): number | null | undefined {
  const { attempts } = entry ?? {};
  if (!Array.isArray(attempts) || attempts.length < made) return undefined;
  const { next_retry_at } = attempts[made - 1] as { next_retry_at?: unknown };
  if (next_retry_at === null) return null;
  const at_ms = Date.parse(String(next_retry_at));
  return Number.isNaN(at_ms) || offset_ms === undefined ? undefined : at_ms + offset_ms;
}
