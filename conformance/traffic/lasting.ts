/**
 * Assets that were there before a whole walk and unchanged after it: a walk of the same caller that should show them, and
 * does not, lacks them. Somebody may delete an item meanwhile, and nobody brings one back.
 */
import type { CanonicalRequest } from '../../src/choices/dialect.ts';
import { meetsCondition } from '../models/filtering.ts';
import { isPlain } from '../models/list-items.ts';
import { isSet } from '../models/values.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Counter } from '../suite/tally.ts';
import type { Caller } from './callers.ts';
import type { Direction, Link } from './links.ts';
import { BoundedMap } from './memory.ts';
import type { RuleContext } from './traffic-rule.ts';

interface Times {
  began_ms: number;
  ended_ms: number;
}

interface Known {
  /** Fields that are plain, for filters. */
  fields: Record<string, unknown>;
  updated_at: string;
  caller: string;
  organization: string | undefined;
  ended_ms: number;
  /** Ends of walks that lack it, until it is seen again. */
  lacking: { ended_ms: number; updated_at: string; direction: Direction }[];
}

interface Walk {
  request: CanonicalRequest;
  began_ms: number;
  caller: string;
  met: Set<string>;
  /** Items of its last page, and, on the way back, those that it is still to meet. */
  own: Set<string>;
  due?: Set<string>;
  is_followed?: true;
}

interface Walked extends Times {
  exchange: Exchange;
  caller: string | undefined;
}

type IsToldOf = (facts: Facts, use: 'sort' | 'filter', field: string, request: CanonicalRequest) => boolean;

/** Assets that are kept in mind, and walks under way; the oldest are forgotten. */
const most_known = 1_000;
const most_walks = 100;
const most_met = 2_000;

/** @param store tells of which assets the file was seen to be sent: before, lists need not show them */
export function createLasting({ facts, store, forgot }: Pick<RuleContext, 'facts' | 'store' | 'forgot'>) {
  const known = new BoundedMap<string, Known>(most_known, () =>
    forgot('assets that were shown long before; whether a walk lacks them is not judged'),
  );
  const loseWalk = () =>
    forgot('walks among too many at one time, or over too many items; whether they lack one is not judged');
  /** By the number of their last page. */
  const walks = new BoundedMap<number, Walk>(most_walks, ({ is_followed }) => {
    if (!is_followed) loseWalk();
  });

  return {
    /** @returns the direction of a walk before that lacks what this answer shows */
    see({ request, decoded }: Exchange, caller: Caller, { began_ms, ended_ms }: Times, counter: Counter): Direction[] {
      const of_assets = request.operation === 'getAsset' || request.operation === 'listAssets';
      if (!of_assets || decoded?.outcome !== 'success' || !caller.is_known || request.query.fields !== undefined)
        return [];
      const found: Direction[] = [];
      for (const record of decoded.record ? [decoded.record] : (decoded.page?.items ?? [])) {
        if (typeof record.id !== 'string' || typeof record.updated_at !== 'string') continue;
        const id = record.id.toLowerCase();
        if (decoded.record && !known.has(id) && store.get('put', id) !== true) continue;
        if (isSet(record.deleted_at)) {
          known.delete(id);
          continue;
        }
        const before = known.get(id);
        for (const { ended_ms: walked_ms, updated_at, direction } of before?.lacking ?? []) {
          if (began_ms < walked_ms || updated_at !== record.updated_at) continue;
          if (counter.compared(true)) found.push(direction);
        }
        known.set(id, {
          fields: Object.fromEntries(Object.entries(record).filter(([, value]) => isPlain(value))),
          updated_at: record.updated_at,
          caller: caller.name,
          organization: request.organization,
          ended_ms: before && before.updated_at === record.updated_at ? Math.min(before.ended_ms, ended_ms) : ended_ms,
          lacking: [],
        });
      }
      return found.slice(0, 1);
    },

    /** A page of a walk. @param link that led to it; undefined for the first */
    walked(
      { exchange, caller, began_ms, ended_ms }: Walked,
      number: number,
      link: Link | undefined,
      isToldOf: IsToldOf,
    ) {
      const page = exchange.decoded!.page!;
      const before = link && walks.get(link.from.number);
      if (caller === undefined || (link && !before)) return;
      if (before) before.is_followed = true;
      const walk: Walk = before ?? { request: exchange.request, began_ms, caller, met: new Set(), own: new Set() };
      if (walk.caller !== caller) return;
      const own = new Set(page.items.map(({ id }) => String(id).toLowerCase()));
      if (link?.direction === 'previous')
        return walkedBack(walk, own, number, page.previous === null, began_ms, ended_ms);
      // A walk that turns round and goes on again begins anew.
      if (walk.due) return;
      const met = new Set([...walk.met, ...own]);
      // Each page has its successor, so that several can go on from it.
      if (met.size > most_met) return loseWalk();
      walks.set(number, { request: walk.request, began_ms: walk.began_ms, caller, met, own });
      if (page.next === null) lackedBy(walk, (id) => !met.has(id), ended_ms, 'next', isToldOf);
    },
  };

  /** From any page of a walk, or on from a page on that way: back to the first one. */
  function walkedBack(
    walk: Walk,
    own: Set<string>,
    number: number,
    is_end: boolean,
    began_ms: number,
    ended_ms: number,
  ): void {
    const before = walk.due ?? [...walk.met].filter((id) => !walk.own.has(id));
    const due = new Set([...before].filter((id) => !own.has(id)));
    const turned_ms = walk.due ? walk.began_ms : began_ms;
    walks.set(number, { ...walk, began_ms: turned_ms, own, due });
    if (is_end) lackedBy({ ...walk, began_ms: turned_ms }, (id) => due.has(id), ended_ms, 'previous');
  }

  function lackedBy(
    walk: Walk,
    isLacking: (id: string) => boolean,
    ended_ms: number,
    direction: Direction,
    isToldOf?: IsToldOf,
  ): void {
    const { filter = [] } = walk.request.query;
    if (!Array.isArray(filter)) return;
    for (const [id, one] of known) {
      const is_same = one.caller === walk.caller && one.organization === walk.request.organization;
      if (!isLacking(id) || !is_same || one.ended_ms + facts.consistency_ms > walk.began_ms) continue;
      // Items met on the way forward meet the filter.
      const meets =
        !isToldOf ||
        filter.every(
          (condition) =>
            isToldOf(facts, 'filter', condition.field, walk.request) &&
            ['eq', 'ne'].includes(condition.operator) &&
            isPlain(condition.value) &&
            isPlain(one.fields[condition.field]) &&
            meetsCondition(one.fields, condition) === true,
        );
      if (meets && one.lacking.length < 3) one.lacking.push({ ended_ms, updated_at: one.updated_at, direction });
    }
  }
}
