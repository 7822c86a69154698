import { isObject } from '../../../src/json/is-object.ts';
import { batchOf, itemRequest, itemsRequest, readAll } from '../../acts/finished-batch.ts';
import { largeQuery } from '../../acts/large-query.ts';
import { actsIn } from '../../models/acts-in.ts';
import { batchList, unreadList } from '../../models/batch-items.ts';
import { isUnchanged, judgeContents, judgeEmbeddedRun, own_read_codes } from '../../models/embedded-run.ts';
import { type ItemAndRun, judgeWords, word_codes } from '../../models/item-mirrors.ts';
import { isCalledOff } from '../../models/run-fields.ts';
import { isTerminalRun } from '../../models/run-state.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Shown, Tally } from '../../suite/tally.ts';

interface Case {
  batch: 'finished' | 'running';
  /** Embeds inside the run. */
  inside: readonly Part[];
}

const all_parts = ['logs', 'node_runs'] as const;
type Part = (typeof all_parts)[number];

/** The number of runs that are read on their own. */
const runs_read = 3;
/** A user may be refused the batch, but not shown half of it. */
const of_users = ['list-of-users', 'item-of-users'];
const of_other_parts = ['list-of-others', 'item-of-others'];
const asked_steps = ['list', 'item', 'list-again', 'item-again', ...of_other_parts, ...of_users];

/**
 * Both reads of a batch with `embed=run`, between two reads of the runs themselves, and without it. Where a run moved
 * between its own two reads, the embedded one is not compared with it.
 */
export const batchEmbeddedRun = check<Case>({
  id: 'batches/embedded-run',
  title: 'A batch item shows its run when it is asked for, whole and as it is, and else not',
  how: 'The list and an item are read with embed=run between two reads of the runs. An embedded run must be that of run_id, as its own reads show it.',
  clauses: [
    'embedding.batch-run',
    'embedding.batch-run-nested',
    'embedding.batch-run-is-the-run',
    'batches.item-mirrors-run',
    'batches.item-run-agrees',
    'runs.canceled-spelling',
  ],
  codes: {
    ...own_read_codes,
    ...word_codes,
    'embedded-unasked': {
      clause: 'embedding.batch-run',
      message: 'A batch item shows its whole run although nobody asked for it.',
    },
    'embed-refused': { message: 'The stated form of embed is refused.' },
    'not-embedded': {
      clause: 'embedding.batch-run',
      message: 'A batch item that has a run does not show it with embed=run.',
    },
    'wrong-spelling': {
      clause: 'runs.canceled-spelling',
      message: 'A run that was called off is embedded with another spelling than canceled.',
    },
    'not-nested': {
      clause: 'embedding.batch-run-nested',
      message: 'An embedded run shows no logs or no node runs although they were asked for.',
    },
    'parts-missing': {
      clause: 'embedding.batch-run-is-the-run',
      message: 'An embedded run shows fewer logs or node runs than its own reads.',
    },
  },
  since: '0.1.0',
  operations: ['listBatchItems', 'getBatchItem', 'getRun'],
  needs: { principals: ['owner'] },
  cases: (facts) =>
    table<Case>([
      { batch: 'finished', inside: [] },
      { batch: 'finished', inside: ['logs', 'node_runs'] },
      { batch: 'finished', inside: ['logs'] },
      ...(facts.fixtures?.batches?.running ? [{ batch: 'running' as const, inside: [] }] : []),
    ]),
  async run(ctx, { batch, inside }) {
    const batch_id = batchOf(ctx, batch);
    const items = (await readAll(ctx, batch_id)).filter(({ run_id }) => typeof run_id === 'string');
    const [first] = items;
    if (!first) return ctx.stop('not-claimed', `no item of fixtures.batches.${batch} has a run`);
    const chosen_items = [...new Set([first, items[Math.floor(items.length / 2)]!, items.at(-1)!])].slice(0, runs_read);
    const readRuns = async (step: string) => {
      for (const { run_id } of chosen_items) {
        await ctx.call('owner', { operation: 'getRun', path: { id: String(run_id) } }, `${step}/${String(run_id)}`);
      }
    };
    await readRuns('before');
    const embed = [embedOf(inside)];
    // The text shows the names in one order, and in a list of names the order means nothing.
    const turned = [embedOf(inside.toReversed())];
    // The second answer may come from another place than the first.
    const large = await largeQuery(ctx, 'owner', itemsRequest(batch_id));
    const times = inside.length === 0 && batch === 'finished' ? ['', '-again'] : [''];
    for (const time of times) {
      await ctx.call('owner', itemsRequest(batch_id, { embed, ...large }), `list${time}`);
      await ctx.call('owner', itemRequest(batch_id, String(first.id), { embed: turned }), `item${time}`);
    }
    if (inside.length === 1) {
      const others = [embedOf(all_parts.filter((name) => !inside.includes(name)))];
      await ctx.call('owner', itemsRequest(batch_id, { embed: others, ...large }), 'list-of-others');
      await ctx.call('owner', itemRequest(batch_id, String(first.id), { embed: others }), 'item-of-others');
    }
    if (inside.length > 1 && ctx.facts.principals.human) {
      const acts = actsIn(ctx.facts, 'human');
      const list = itemsRequest(batch_id, { embed, ...large });
      await ctx.call('human', { ...list, ...acts }, 'list-of-users');
      await ctx.call('human', { ...itemRequest(batch_id, String(first.id), { embed }), ...acts }, 'item-of-users');
    }
    await ctx.call('owner', itemRequest(batch_id, String(first.id)), 'item-without');
    await readRuns('after');
  },
  control(evidence) {
    const plain = exchangeAt(evidence, 'item-without');
    const unread = isSuccess(plain) ? undefined : `the item is not read without embed either (${statusOf(plain)})`;
    return serverError(evidence) ?? unreadList(evidence) ?? unread;
  },
  judge(evidence, tally) {
    return [
      ...judgeUnasked(evidence, tally),
      ...asked_steps.flatMap((step) => judgeAsked(evidence, exchangeAt(evidence, step), tally)),
      ...judgeWords(sightsIn(evidence), tally),
    ];
  },
});

/** Items of a batch that is done beside their runs, which have ended. */
function sightsIn(evidence: Evidence<Case>): ItemAndRun[] {
  if (evidence.case.batch !== 'finished') return [];
  return asked_steps.flatMap((step) => {
    const exchange = exchangeAt(evidence, step);
    if (!exchange) return [];
    return shownIn(exchange).flatMap(({ item, pointer }): ItemAndRun[] => {
      const { run } = item;
      if (!isObject(run) || !isTerminalRun(run) || !isSet(item.status_code)) return [];
      const words = { item: item.status_code, run: run.status_code };
      return [{ item, run, words, exchange, pointer: pointer.replace(/\/run$/, '') }];
    });
  });
}

/** The parts that an exchange asked for inside the run. */
function partsAsked({ case: { inside } }: Evidence<Case>, { step }: Exchange): Case['inside'] {
  return of_other_parts.includes(step) ? all_parts.filter((name) => !inside.includes(name)) : inside;
}

function embedOf(inside: readonly string[]): string {
  return inside.length === 0 ? 'run' : `run(${inside.join()})`;
}

function shownIn(exchange: Exchange | undefined): { item: Record<string, unknown>; pointer: string }[] {
  const { page, record } = exchange?.decoded ?? {};
  if (page) return page.items.map((item, index) => ({ item, pointer: `/items/${index}/run` }));
  return record ? [{ item: record, pointer: '/run' }] : [];
}

function judgeUnasked(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const plain = [
    ...batchList(evidence, 'all').walk.pages.map((page) => page.exchange),
    exchangeAt(evidence, 'item-without'),
  ];
  for (const exchange of plain) {
    const found = shownIn(exchange).find(({ item }) => isSet(item.run));
    if (!found) continue;
    const { item, pointer } = found;
    return tally.broken('embedded-unasked', { at: exchange, expected: 'no run', actual: item.run, pointer });
  }
  return [];
}

function judgeAsked(evidence: Evidence<Case>, exchange: Exchange | undefined, tally: Tally): Mismatch[] {
  if (!exchange || (of_users.includes(exchange.step) && isRefused(exchange))) return [];
  const inside = partsAsked(evidence, exchange);
  const { embed } = exchange.request.query;
  const asked = Array.isArray(embed) ? embed.join() : embedOf(inside);
  if (tally.compared(isRefused(exchange))) {
    const clause = inside.length === 0 ? 'embedding.batch-run' : 'embedding.batch-run-nested';
    const message = `${exchange.request.operation} refuses embed=${asked}, which is the stated form`;
    const values = { expected: 'items with their runs', actual: statusOf(exchange) };
    return tally.broken('embed-refused', { at: exchange, clause, message, ...values });
  }
  for (const { item, pointer } of shownIn(exchange)) {
    const found = judgeItem(evidence, inside, item, { at: exchange, pointer }, tally);
    if (found.length > 0) return found;
  }
  return [];
}

type Where = Pick<Shown, 'at'> & { pointer: string };

function judgeItem(
  evidence: Evidence<Case>,
  inside: Case['inside'],
  item: Record<string, unknown>,
  where: Where,
  tally: Tally,
): Mismatch[] {
  // An item that nobody has dispatched yet has no run.
  if (!isSet(item.run_id)) return [];
  const run = item.run as Record<string, unknown> | null | undefined;
  tally.compared(run);
  if (typeof run !== 'object' || run === null) {
    return tally.broken('not-embedded', { expected: 'the run', actual: run ?? null, ...where });
  }
  if (isSet(run.id) && tally.compared(!sameId(run.id, item.run_id))) {
    return tally.broken('another-run', { expected: item.run_id, actual: run.id, ...where });
  }
  const { status_code: word } = run;
  if (isCalledOff(word) && tally.compared(word !== 'canceled')) {
    const message = `a run that was called off is embedded with the status_code ${word}`;
    const shown = { expected: 'canceled', actual: word, ...where, pointer: `${where.pointer}/status_code` };
    return tally.broken('wrong-spelling', { message, ...shown });
  }
  const [before, after] = ['before', 'after'].map((step) => recordOf(evidence, step, item.run_id));
  // A run that has none may show an empty array, null or nothing.
  const lacking = inside.find((name) => hasSome(name, run, before) && tally.compared(!Array.isArray(run[name])));
  if (lacking !== undefined) {
    const message = `the run embedded by run(${inside.join()}) shows no ${lacking}`;
    return tally.broken('not-nested', { message, expected: 'an array', actual: run[lacking] ?? null, ...where });
  }
  if (!isUnchanged(before, after)) return [];
  const found = [
    ...judgeEmbeddedRun(run, before!, where, tally),
    ...judgeContents(run, [before!, after!], where, tally),
  ];
  return found.length > 0 ? found.slice(0, 1) : judgeParts(inside, run, [before!, after!], where, tally);
}

/** As many as last from the read before to the one behind: an entry may come late, none goes, and ids may be left out. */
function judgeParts(
  inside: Case['inside'],
  run: Record<string, unknown>,
  [before, after]: readonly [Record<string, unknown>, Record<string, unknown>],
  where: Where,
  tally: Tally,
): Mismatch[] {
  for (const name of inside) {
    const shown = run[name];
    const later = idsIn(after[name]);
    const lasting = idsIn(before[name]).filter((id) => later.includes(id));
    if (!Array.isArray(shown) || !tally.compared(shown.length < lasting.length)) continue;
    const message = `the run embedded by run(${inside.join()}) shows fewer ${name} than its own read`;
    const found = { message, expected: lasting, actual: shown, ...where, pointer: `${where.pointer}/${name}` };
    return tally.broken('parts-missing', found);
  }
  return [];
}

function idsIn(parts: unknown): string[] {
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part: unknown) =>
    isObject(part) && typeof part.id === 'string' ? [part.id.toLowerCase()] : [],
  );
}

function hasSome(name: Part, run: Record<string, unknown>, own?: Record<string, unknown>): boolean {
  const shown = own?.[name];
  return run[`has_${name}`] === true || (Array.isArray(shown) && shown.length > 0);
}

function recordOf(evidence: Evidence<Case>, step: string, run_id: unknown): Record<string, unknown> | undefined {
  const found = evidence.exchanges.find(
    ({ step: name, request }) => name.startsWith(`${step}/`) && sameId(request.path.id, run_id),
  );
  return found?.decoded?.record;
}
