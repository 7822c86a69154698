import { isIn } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { called_kind, firstCallback, startCalledRun } from '../../acts/called-run.ts';
import { freshWebhooksAt } from '../../acts/fresh-webhook.ts';
import { hear } from '../../acts/hear.ts';
import { walk } from '../../acts/walk.ts';
import { actsIn, isOfOwner } from '../../models/acts-in.ts';
import { mayBeCut } from '../../models/delivery-log.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, saysNotThere, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { RunName } from '../../suite/polled-run.ts';
import { callback_attempts, run_parts } from '../../suite/scenario.ts';
import type { Codes, Tally } from '../../suite/tally.ts';
import type { PrincipalName } from '../../target/target.ts';

interface Case {
  receiver: keyof typeof receivers;
  /** Each is run once, in the place of one kind: paths of other lengths may lead to other code. */
  models?: readonly RunName[];
}

interface Notes {
  /** Rounds of runs; another one where the first left something out. */
  rounds: number;
  /** Requests that came to the URL in question, and to a callback of runs that ended beside it. */
  heard: number;
  witness: number;
  /** The runs that the callbacks of the case told of, by their ids. */
  told: readonly string[];
}

interface Receiver {
  clause: string;
  /** The maker of the webhooks at the URL; nobody where it is that of callbacks. */
  maker?: PrincipalName;
  /** The dispatcher of the runs. */
  by: PrincipalName;
  /** The dispatcher of the run whose callback tells that callbacks are made at all; the same unless given. */
  witness_by?: PrincipalName;
  /** Number of events that each round has for the URL. */
  wanted: 1 | 2 | 3;
  /** The webhooks are at the callback_url of a run too. */
  is_called_too?: boolean;
  /** The kind of runs; a model unless given. */
  runs?: RunName;
}

const receivers = {
  'a webhook of a user': { clause: 'webhooks.deliver-matching', maker: 'human', by: 'owner', wanted: 1 },
  'a webhook of another organization': {
    clause: 'webhooks.deliver-matching',
    maker: 'outsider',
    by: 'outsider',
    wanted: 1,
  },
  'a callback of another organization': {
    clause: 'events.matching-delivered',
    by: 'outsider',
    witness_by: 'owner',
    wanted: 1,
  },
  'a webhook that hears of the workflow of a user': {
    clause: 'webhooks.deliver-matching',
    maker: 'owner',
    by: 'human',
    wanted: 1,
    runs: 'workflow',
  },
  // They have one secret, so that nothing but their ids tells them apart.
  'two webhooks at one URL': { clause: 'webhooks.fan-out', maker: 'owner', by: 'owner', wanted: 2 },
  // Two for the run that calls it, and one for the other run. Without a secret of the organization a callback bears no
  // signature, and what tells a webhook bears one, so that one request cannot be both.
  'a webhook at the callback_url of a run': {
    clause: 'webhooks.deliver-matching',
    maker: 'no_secret',
    by: 'no_secret',
    wanted: 3,
    is_called_too: true,
  },
  'two runs with one callback_url': { clause: 'events.matching-delivered', by: 'owner', wanted: 2 },
  'the callback_url of models of every path': { clause: 'events.matching-delivered', by: 'owner', wanted: 1 },
  'a webhook that hears of models of every path': {
    clause: 'webhooks.deliver-matching',
    maker: 'owner',
    by: 'owner',
    wanted: 1,
  },
} as const satisfies Record<string, Receiver>;

const most_rounds = 2;

const codes = {
  'receiver-not-told': { message: 'A receiver is not told of each run that ended well, and a later run was told.' },
  'callback-not-told': {
    clause: 'events.matching-delivered',
    message: 'A webhook is told of each run, and the callback of the same runs of none.',
  },
  'run-id-of-another-run': {
    clause: 'events.run-id-is-the-run',
    message: 'A callback tells of a run to which its URL was not given.',
  },
  'delivery-not-among-all': {
    clause: 'webhooks.deliveries-of-organization',
    message: 'A delivery in the log of a webhook that a user made is not among the deliveries of all webhooks.',
  },
  'log-lost': {
    clause: 'webhooks.deliveries',
    message: 'A webhook that a user made is told of runs, and its log is there neither for the user nor for the owner.',
  },
  'delivery-in-two-logs': {
    clause: 'webhooks.deliveries-of-the-webhook',
    message: 'The logs of two webhooks at one URL show the same delivery.',
  },
} satisfies Codes;
type Code = keyof typeof codes;

export const eachReceiver = check<Case, Notes>({
  id: 'events/each-receiver',
  title: 'Whoever made a webhook, and however many share a URL, each is told',
  how: 'Webhooks of users and other organizations, receivers that share a URL, models of every path: each receiver must be told of its own runs, and each log kept apart.',
  clauses: [
    'events.matching-delivered',
    'webhooks.deliver-matching',
    'webhooks.fan-out',
    'webhooks.deliveries',
    'webhooks.deliveries-of-the-webhook',
    'webhooks.deliveries-of-organization',
    'events.run-id-is-the-run',
  ],
  codes,
  since: '0.1.0',
  operations: ['createWebhook'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  hears: true,
  cases: (facts) => table(rows(facts)),
  async run(ctx, one) {
    const { receiver, models } = one;
    const { by, witness_by = by, is_called_too, ...made }: Receiver = receivers[receiver];
    const wanted = wantedOf(one);
    const [url, witness] = [await ctx.hooks.url('receiver'), await ctx.hooks.url('witness')];
    const webhooks = is_called_too || models ? 1 : wanted;
    let creations: readonly Exchange[] = [];
    if (made.maker !== undefined) {
      creations = await freshWebhooksAt(ctx, made.maker, url, webhooks);
      const refused = creations.find(isRefused);
      const why = `${receiver} can not be made (${statusOf(refused)}), which is permitted`;
      if (refused) ctx.stop('not-claimed', why, 'createWebhook');
      const [one, other] = creations.map(({ decoded }) => decoded?.record?.id);
      if (isSet(one) && sameId(one, other)) {
        ctx.stop('not-claimed', 'whoever asks for a webhook at a URL that has one is given that one, as may be');
      }
    }
    for (let rounds = 1; ; rounds++) {
      const ends: (() => Promise<unknown>)[] = [];
      for (const [index, { kind: name, calls }] of runsOf(one).entries()) {
        const step = `run-${rounds}-${index + 1}`;
        const [callback_url, who] = calls === 'witness' ? [withoutQuery(witness), witness_by] : [url, by];
        const id = await startCalledRun(ctx, who, callback_url, step, { name });
        const end = () => ctx.runs.untilEnd(who, { id, name }, `${step}-end`);
        // Different models run side by side; of one and the same, one after the other.
        if (models) ends.push(end);
        else await end();
      }
      for (const end of ends) await end();
      await firstCallback(ctx, witness);
      await hearAll(ctx, url, rounds * wanted);
      // A webhook and a callback of one run are told side by side.
      if (made.maker !== undefined) await hearAll(ctx, witness, 1);
      const heard = await ctx.hooks.heard(url);
      const is_whole = heard >= rounds * wanted && (made.maker === undefined || (await ctx.hooks.heard(witness)) > 0);
      if (is_whole || rounds === most_rounds) {
        const is_of_user = made.maker === 'human';
        const logs = creations.length > 1 || is_of_user ? await readLogs(ctx, creations) : [];
        if (is_of_user) {
          await readWholeLog(ctx, idsIn(logs[0]));
          if (saysNotThere(logs[0])) await readOwnLog(ctx, creations[0]);
        }
        const callbacks = made.maker === undefined ? [url, witness] : [witness];
        const told = (await Promise.all(callbacks.map((one) => ctx.hooks.toldOf(one)))).flat();
        return { rounds, heard, witness: await ctx.hooks.heard(witness), told };
      }
    }
  },
  control(evidence) {
    const { heard, witness } = evidence.notes;
    return serverError(evidence) ?? (heard > 0 || witness > 0 ? undefined : 'no event came to any URL of the case');
  },
  judge(evidence, tally) {
    const wrong = [...judgeLogs(evidence, tally), ...judgeWholeLog(evidence, tally), ...judgeLostLog(evidence, tally)];
    if (wrong.length > 0) return wrong;
    // A target that started no run has nobody to tell of it.
    if (!evidence.exchanges.some(isSuccess)) return [];
    const { receiver } = evidence.case;
    const strayed = judgeTold(evidence, tally);
    if (strayed.length > 0) return strayed;
    const { rounds, heard } = evidence.notes;
    const uncalled = tally.holds(!isUncalled(evidence), 'callback-not-told', {
      message: `${receiver}: it was told of each run, and the callback of none`,
      expected: rounds,
      actual: 0,
      again: true,
    });
    if (uncalled.length > 0) return uncalled;
    return tally.holds(!isLacking(evidence), 'receiver-not-told', {
      clause: receivers[receiver].clause,
      message: `${receiver}: of runs that ended well, not each was told`,
      expected: rounds * wantedOf(evidence.case),
      actual: heard,
      again: true,
    });
  },
});

function rows(facts: Facts): Case[] {
  const { human, outsider, no_secret } = facts.principals;
  const offered = offeredRunKinds(facts);
  if (!offered.includes(called_kind)) return [];
  return [
    ...(human?.kind === 'user' && isOfOwner(facts, 'human') ? [{ receiver: 'a webhook of a user' } as const] : []),
    ...(outsider
      ? ([
          { receiver: 'a webhook of another organization' },
          { receiver: 'a callback of another organization' },
        ] as const)
      : []),
    ...(no_secret?.signs_callbacks === false ? [{ receiver: 'a webhook at the callback_url of a run' } as const] : []),
    ...(human?.kind === 'user' && isOfOwner(facts, 'human') && offered.includes('workflow')
      ? [{ receiver: 'a webhook that hears of the workflow of a user' } as const]
      : []),
    { receiver: 'two webhooks at one URL' },
    { receiver: 'two runs with one callback_url' },
    ...ofOtherPaths(facts),
  ];
}

/** One model for each number of segments that no run of a wave has. */
function ofOtherPaths(facts: Facts): Case[] {
  const lengthOf = (name: string) => facts.fixtures?.models?.[name]?.path.split('/').length;
  const by_length = new Map<number, RunName>();
  for (const name of offeredRunKinds(facts)) {
    const length = lengthOf(name);
    if (length !== undefined && !by_length.has(length)) by_length.set(length, name);
  }
  for (const part of run_parts) by_length.delete(lengthOf(part) ?? 0);
  const models = [...by_length.values()];
  const [first] = models;
  if (first === undefined) return [];
  // One URL is called more often than any single callback is repeated.
  const often = Array.from({ length: Math.max(0, callback_attempts + 1 - models.length) }, () => first);
  return [
    { receiver: 'the callback_url of models of every path', models: [...models, ...often] },
    { receiver: 'a webhook that hears of models of every path', models },
  ];
}

interface CalledRun {
  kind: RunName;
  calls: 'receiver' | 'witness';
}

/** The runs of a round; the last one tells whether callbacks are made at all. */
function runsOf({ receiver, models }: Case): CalledRun[] {
  const { maker, wanted, is_called_too, runs: kind = called_kind }: Receiver = receivers[receiver];
  const calls = maker === undefined ? 'receiver' : 'witness';
  const last: CalledRun = { kind, calls: 'witness' };
  if (models) return [...models.map((model): CalledRun => ({ kind: model, calls })), last];
  const called = maker === undefined ? wanted : is_called_too ? 1 : 0;
  return [...Array<CalledRun>(called).fill({ kind, calls: 'receiver' }), last];
}

/** Number of events that each round has for the URL. */
function wantedOf({ receiver, models }: Case): number {
  const { maker, wanted }: Receiver = receivers[receiver];
  if (!models) return wanted;
  return maker === undefined ? models.length : models.length + 1;
}

/** In every round something was left out, though the runs were told elsewhere; a repeat may stand for what is missing. */
function isLacking({ case: one, notes: { rounds, heard, witness } }: Evidence<Case, Notes>): boolean {
  return rounds === most_rounds && witness > 0 && heard <= rounds * (wantedOf(one) - 1);
}

/** The webhook was told of all runs, and the callback that the same runs were given of none, in every round. */
function isUncalled({ case: one, notes: { rounds, heard, witness } }: Evidence<Case, Notes>): boolean {
  const { maker }: Receiver = receivers[one.receiver];
  return maker !== undefined && rounds === most_rounds && witness === 0 && heard >= rounds * wantedOf(one);
}

/** Of a dispatch that was not answered with a run nobody knows whether it started one. */
function judgeTold({ exchanges, notes: { told } }: Evidence<Case, Notes>, tally: Tally<Code>): Mismatch[] {
  const dispatches = exchanges.filter(({ request }) => isIn('dispatches', request.operation));
  const started = dispatches.map(({ decoded }) => decoded?.record?.run_id);
  if (!started.every(isSet)) return [];
  const other = told.find((id) => tally.compared(!started.some((one) => sameId(one, id))));
  if (other === undefined) return [];
  return tally.broken('run-id-of-another-run', { expected: started, actual: other });
}

/** The first page of each, where the owner may read it. */
async function readLogs(ctx: CheckContext, creations: readonly Exchange[]): Promise<Exchange[]> {
  const logs: Exchange[] = [];
  if (!ctx.facts.operations.includes('listWebhookDeliveries')) return logs;
  await ctx.time.settle();
  for (const [index, creation] of creations.entries()) {
    const webhook_id = creation.decoded?.record?.id;
    if (typeof webhook_id !== 'string') return logs;
    const request = { operation: 'listWebhookDeliveries' as const, path: { webhook_id } };
    const { exchange } = await answerOrStop(() => ctx.call('owner', request, `log/${index + 1}`));
    if (exchange) logs.push(exchange);
  }
  return logs;
}

function idsIn(log: Exchange | undefined): string[] {
  return (log?.decoded?.page?.items ?? []).flatMap(({ id }) => (isSet(id) ? [String(id)] : []));
}

/** The log of all webhooks, until the entries of the single one were met. */
async function readWholeLog(ctx: CheckContext, until: readonly string[]): Promise<void> {
  if (until.length === 0 || !ctx.facts.operations.includes('listAllDeliveries')) return;
  const request = { operation: 'listAllDeliveries' as const };
  await answerOrStop(async () => (await walk(ctx, { caller: 'owner', request, step: 'whole', until })).at(-1)!);
}

/** Deliveries in the log of a webhook are in that of all webhooks, too. */
function judgeWholeLog(evidence: Evidence<Case, Notes>, tally: Tally<Code>): Mismatch[] {
  const whole = walkResult(evidence, 'whole');
  if (whole.ended !== 'end' || mayBeCut(whole.pages.map(({ exchange }) => exchange))) return [];
  const met = new Set(whole.pages.flatMap(({ ids }) => ids.map((id) => id.toLowerCase())));
  const lacking = idsIn(exchangeAt(evidence, 'log/1')).find((id) => tally.compared(!met.has(id.toLowerCase())));
  if (lacking === undefined) return [];
  return tally.broken('delivery-not-among-all', {
    expected: lacking,
    actual: `${met.size} other deliveries`,
    operation: 'listAllDeliveries',
    exchange: whole.pages.at(-1)?.exchange.number,
    again: true,
  });
}

/** The log may be shown to the organization, or to its maker alone. */
async function readOwnLog(ctx: CheckContext, creation: Exchange | undefined): Promise<void> {
  const webhook_id = creation?.decoded?.record?.id;
  if (typeof webhook_id !== 'string') return;
  const request = { operation: 'listWebhookDeliveries' as const, path: { webhook_id } };
  await answerOrStop(() => ctx.call('human', { ...request, ...actsIn(ctx.facts, 'human') }, 'own-log'));
}

/** The webhook was made, and was told of runs. */
function judgeLostLog(evidence: Evidence<Case, Notes>, tally: Tally<Code>): Mismatch[] {
  const [log, own] = [exchangeAt(evidence, 'log/1'), exchangeAt(evidence, 'own-log')];
  if (!log?.received || evidence.case.receiver !== 'a webhook of a user' || evidence.notes.heard === 0) return [];
  return tally.holds(!saysNotThere(log) || !saysNotThere(own), 'log-lost', {
    expected: 'a page of deliveries',
    actual: statusOf(own),
    operation: 'listWebhookDeliveries',
    exchange: own?.number,
    again: true,
  });
}

function judgeLogs(evidence: Evidence<Case, Notes>, tally: Tally<Code>): Mismatch[] {
  const [one, other] = stepsOf(evidence, 'log');
  const seen = new Set(idsIn(one));
  const common = idsIn(other).find((id) => tally.compared(seen.has(id)));
  if (common === undefined) return [];
  return tally.broken('delivery-in-two-logs', {
    at: other,
    expected: 'each in the log of its own webhook',
    actual: common,
  });
}

/** The receiver goes by the path: where a URL ends with that, one that is cut leads nowhere. */
function withoutQuery(url: string): string {
  return url.split('?')[0]!;
}

/** Waits for so many, as long as more of them come. */
async function hearAll(ctx: CheckContext, url: string, count: number): Promise<void> {
  for (let heard = await ctx.hooks.heard(url), before = -1; heard < count && heard > before; ) {
    before = heard;
    await hear(ctx, url, heard);
    heard = await ctx.hooks.heard(url);
  }
}
