import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { batchOf, itemsRequest, largePages, pageSizeQuery } from '../../acts/finished-batch.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { judgeSize, page_size_codes } from '../../models/page-sizes.ts';
import { isFoundInvalid, isSuccess, statusOf, stepsOf } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { type WalkResult, walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

type Other = 'human' | 'outsider';
type Who = 'owner' | Other;

interface Case {
  list: 'listAssets' | 'listBatchItems';
  /** Callers beside the owner. */
  others: readonly Other[];
}

interface Notes {
  /** Each list of the owner and of the caller was asked for so many items to a page. */
  page_size?: number;
  /** Ids of the suite's own items, which nobody else changes; absent where all of the list stands still. */
  own?: Partial<Record<Who, readonly string[]>>;
}

const items_made = 4;
const most_pages = 12;
const whole_size = 200;

/** The whole list, and a walk over short pages: by the owner, whose answers other checks judge, and by others. */
export const listsForOthers = check<Case, Notes>({
  id: 'lists/for-others',
  title: 'Page sizes and cursors hold for users and for another organization, too',
  how: 'A user and another organization ask for lists as the owner does, in short pages: each answer must agree with the whole list that they are shown.',
  clauses: ['pagination.at-most-page-size', 'pagination.walk-complete', 'pagination.next-then-previous'],
  codes: {
    ...page_size_codes,
    'invalid-for-others': {
      clause: 'pagination.walk-complete',
      message: 'A request is invalid for somebody else than the owner, who is answered the same list without it.',
    },
    'item-missing': {
      clause: 'pagination.walk-complete',
      message: 'The list of another organization, followed to its end, lacks what that organization made.',
    },
    'not-each-once': {
      clause: 'pagination.walk-complete',
      message: 'Somebody else than the owner, who follows next, does not meet each item once.',
    },
    'not-backward': {
      clause: 'pagination.next-then-previous',
      message: 'The page before the second one is not the first.',
    },
  },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: ({ principals, operations, fixtures }) => {
    const others = (['human', 'outsider'] as const).filter((name) => principals[name]);
    const has_batch = others.includes('human') && operations.includes('listBatchItems') && fixtures?.batches?.finished;
    return table<Case>([
      ...(others.length > 0 ? [{ list: 'listAssets', others } as const] : []),
      ...(has_batch ? [{ list: 'listBatchItems', others: ['human'] } as const] : []),
    ]);
  },
  async run(ctx, { list, others }) {
    if (list === 'listBatchItems') {
      const batch_id = batchOf(ctx, 'finished');
      const request = itemsRequest(batch_id);
      const { query: large, items } = await largePages(ctx, batch_id);
      const wanted = pageSizeQuery(ctx.facts, 2, items).page_size;
      const page_size = typeof wanted === 'number' ? wanted : undefined;
      for (const who of ['owner', ...others] as const) {
        await askAll(ctx, who, { request, large, page_size });
      }
      return { page_size };
    }
    const data = await ctx.shared('owner', assetSpecs(items_made));
    const own: Notes['own'] = {};
    for (const who of ['owner', ...others] as const) {
      // Users are asked for the assets of their organization, which they need not all be shown.
      const found = who === 'outsider' ? await ctx.shared(who, assetSpecs(items_made)) : data;
      own[who] = ownIds(found);
      const request: RequestDraft = { operation: list, query: ownQuery(found) };
      await askAll(ctx, who, { request, large: { page_size: whole_size }, page_size: 1, until: own[who] });
    }
    return { page_size: 1, own };
  },
  control(evidence, found) {
    if (found.length > 0 || looksOf(evidence).some(({ shown }) => shown.whole.length > 1)) return undefined;
    return { verdict: 'not-claimed', reason: 'nobody else is shown a list of several items, as may be' };
  },
  judge: judgeOthers,
});

interface Asked {
  request: RequestDraft;
  /** Asks for the whole list on as few pages as the target gives. */
  large: CanonicalQuery;
  page_size: number | undefined;
  until?: readonly string[];
}

async function askAll(ctx: CheckContext, who: Who, { request, large, page_size, until }: Asked): Promise<void> {
  const acts = actsIn(ctx.facts, who);
  // A refusal of one way of asking says nothing of the others.
  const second_pages: Exchange[] = [];
  const read = (step: Step, query: CanonicalQuery) =>
    answerOrStop(async () => {
      const full = { ...request, query: { ...request.query, ...query }, ...acts };
      const between = async (page: number, exchange: Exchange) => {
        if (step === 'walk' && page === 2) second_pages.push(exchange);
      };
      const plan = { caller: who, request: full, step: `${who}-${step}`, max_pages: most_pages, between };
      return (await walk(ctx, { ...plan, ...(until && { until }) })).at(-1)!;
    });
  await answerOrStop(() => ctx.call(who, { ...request, query: {}, ...acts }, `${who}-plain/1`));
  await read('whole', large);
  if (page_size !== undefined) await read('walk', { page_size });
  const second_page = second_pages.at(-1);
  const previous = second_page?.decoded?.page?.previous;
  if (second_page && typeof previous === 'string') await ctx.followToPage(who, previous, second_page, `${who}-back/1`);
}

/** Sizes of pages may depend on the caller, where the text bounds none and the target file names none. */
function isOfAll({ facts, case: { list } }: Evidence<Case, Notes>): boolean {
  return list === 'listAssets' || chosen(facts.choices, 'lists.page_size_bounds', list) !== undefined;
}

type Step = 'whole' | 'walk' | 'back';

interface Shown {
  /** Ids of the items of the list that stand still, as far as the whole list showed them. */
  whole: string[];
  /** Ids behind the first page of the walk over short ones. */
  behind_first: readonly string[];
  /** Ids of what the caller made itself, where the whole list was read to its end. */
  made: readonly string[];
  seen: WalkResult;
}

/** The answers to one way of asking, where nothing was refused. */
function shownTo(evidence: Evidence<Case, Notes>, who: Who, step: Step): Shown | undefined {
  if (!isRead(evidence, `${who}-whole`) || !isRead(evidence, `${who}-${step}`)) return undefined;
  const list = walkResult(evidence, `${who}-whole`);
  const shown = new Set(list.pages.flatMap((page) => page.ids));
  const own = evidence.notes.own?.[who];
  const whole = own || list.ended === 'end' ? [...shown].filter((id) => own?.includes(id) ?? true) : [];
  const made = who !== 'human' && own && list.ended === 'end' ? own : [];
  const behind_first = walkResult(evidence, `${who}-walk`)
    .pages.slice(1)
    .flatMap(({ ids }) => ids);
  return { whole, behind_first, made, seen: walkResult(evidence, `${who}-${step}`) };
}

function isRead(evidence: Evidence<Case, Notes>, step: string): boolean {
  const pages = stepsOf(evidence, step);
  return pages.length > 0 && pages.every(isSuccess);
}

type Rule = (notes: Notes, shown: Shown, tally: Tally) => Mismatch[];

interface StepRule {
  step: Step;
  /** Sizes are open to the caller. */
  is_sized?: true;
  rule: Rule;
}

const rules: readonly StepRule[] = [
  {
    step: 'whole',
    rule(_, { whole, made }, tally) {
      const missing = made.filter((id) => tally.compared(!whole.some((shown) => sameId(shown, id))));
      return missing.length === 0 ? [] : tally.broken('item-missing', { expected: made, actual: { missing } });
    },
  },
  {
    step: 'walk',
    is_sized: true,
    rule({ page_size = 0 }, { seen }, tally) {
      // A cursor URL need not carry the size on.
      const [first] = seen.pages;
      return first ? judgeSize(first.exchange, page_size, tally) : [];
    },
  },
  {
    step: 'walk',
    rule(_, { whole, seen }, tally) {
      if (whole.length < 2) return [];
      const met = seen.pages.flatMap(({ ids }) => ids).filter((id) => whole.includes(id));
      const ends = seen.ended === 'end' || seen.ended === 'loop';
      const twice = met.filter((id, place) => tally.compared(met.indexOf(id) !== place));
      const missing = ends ? whole.filter((id) => tally.compared(!met.includes(id))) : [];
      if (twice.length === 0 && missing.length === 0) return [];
      return tally.broken('not-each-once', { expected: `each of ${whole.length} once`, actual: { twice, missing } });
    },
  },
  {
    step: 'back',
    rule(_, { whole, behind_first, seen: { pages } }, tally) {
      if (whole.length < 2) return [];
      // Items of others may move.
      const shown = pages.flatMap(({ ids }) => ids).filter((id) => whole.includes(id));
      const wrong = shown.filter((id) => tally.compared(behind_first.includes(id)));
      if (wrong.length === 0) return [];
      return tally.broken('not-backward', { expected: 'no item behind the first page', actual: wrong });
    },
  },
];

/** Each rule with the answers that it judges: those to callers beside the owner, where the owner's keep it. */
function looksOf(evidence: Evidence<Case, Notes>): { rule: Rule; shown: Shown }[] {
  const { list, others } = evidence.case;
  return rules.flatMap(({ step, is_sized, rule }) => {
    const owners = shownTo(evidence, 'owner', step);
    if (!owners || owners.whole.length < 2) return [];
    // Other checks judge the owner's answers, but for the way back in a list of batch items.
    const is_own = step === 'back' && list === 'listBatchItems';
    if (!is_own && rule(evidence.notes, owners, uncounted).length > 0) return [];
    return (is_own ? (['owner', ...others] as const) : others).flatMap((who) => {
      const shown = shownTo(evidence, who, step);
      return !shown || (is_sized && !isOfAll(evidence)) ? [] : [{ rule, shown }];
    });
  });
}

function judgeOthers(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { list, others } = evidence.case;
  const invalid = others.flatMap((who) => invalidFor(evidence, who, tally)).slice(0, 1);
  if (invalid.length > 0) return invalid;
  for (const { rule, shown } of looksOf(evidence)) {
    const [found] = rule(evidence.notes, shown, tally);
    if (!found) continue;
    const { request, number: exchange } = shown.seen.pages.at(-1)?.exchange ?? {};
    return [{ operation: request?.operation ?? list, exchange, ...found }];
  }
  return [];
}

/** A request that the owner is granted is not invalid for one who is given the plain list. */
function invalidFor(evidence: Evidence<Case, Notes>, who: Other, tally: Tally): Mismatch[] {
  if (!isRead(evidence, `${who}-plain`)) return [];
  for (const step of ['whole', 'walk']) {
    if (!isRead(evidence, `owner-${step}`)) continue;
    const pages = stepsOf(evidence, `${who}-${step}`);
    if (pages.length === 1 && pages[0]?.request.query.page_size !== undefined && !isOfAll(evidence)) continue;
    const refused = pages.find((one) => tally.compared(isFoundInvalid(one)));
    if (!refused) continue;
    const message =
      'a page size, or its own cursor URL, is invalid for somebody else than the owner, who is answered the same list without';
    const values = { expected: 'a page', actual: statusOf(refused) };
    return tally.broken('invalid-for-others', { at: refused, message, ...values });
  }
  return [];
}
