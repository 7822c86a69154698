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
import type { Store } from './store.ts';

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
  /** Walks that lack it, until it is seen again. */
  lacking: { last: Exchange; ended_ms: number; updated_at: string }[];
}

interface Walk {
  request: CanonicalRequest;
  began_ms: number;
  caller: string;
  met: Set<string>;
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
export function createLasting(facts: Facts, store: Store) {
  const known = new Map<string, Known>();
  /** By the number of their last page. */
  const walks = new Map<number, Walk>();

  return {
    /** @returns the last pages of walks that lack what this answer shows */
    see({ request, decoded }: Exchange, caller: Caller, { began_ms, ended_ms }: Times, counter: Counter): Exchange[] {
      const of_assets = request.operation === 'getAsset' || request.operation === 'listAssets';
      if (!of_assets || decoded?.outcome !== 'success' || !caller.is_known || request.query.fields !== undefined)
        return [];
      const found: Exchange[] = [];
      for (const record of decoded.record ? [decoded.record] : (decoded.page?.items ?? [])) {
        if (typeof record.id !== 'string' || typeof record.updated_at !== 'string') continue;
        const id = record.id.toLowerCase();
        if (decoded.record && !known.has(id) && store.get('put', id) !== true) continue;
        if (isSet(record.deleted_at)) {
          known.delete(id);
          continue;
        }
        const before = known.get(id);
        for (const { last, ended_ms: walked_ms, updated_at } of before?.lacking ?? []) {
          if (began_ms < walked_ms || updated_at !== record.updated_at) continue;
          if (counter.compared(true)) found.push(last);
        }
        known.delete(id);
        known.set(id, {
          fields: Object.fromEntries(Object.entries(record).filter(([, value]) => isPlain(value))),
          updated_at: record.updated_at,
          caller: caller.name,
          organization: request.organization,
          ended_ms: before && before.updated_at === record.updated_at ? Math.min(before.ended_ms, ended_ms) : ended_ms,
          lacking: [],
        });
        if (known.size > most_known) known.delete(known.keys().next().value!);
      }
      return found.slice(0, 1);
    },

    /** A page of a walk in the order of the list. @param parent the page before it; undefined for the first */
    walked(
      { exchange, caller, began_ms, ended_ms }: Walked,
      number: number,
      parent: number | undefined,
      isToldOf: IsToldOf,
    ) {
      const page = exchange.decoded!.page!;
      const before = parent === undefined ? undefined : walks.get(parent);
      if (caller === undefined || (parent !== undefined && !before)) return;
      const { request } = exchange;
      const walk = before ?? { request, began_ms, caller, met: new Set<string>() };
      if (walk.caller !== caller) return;
      const met = new Set([...walk.met, ...page.items.map(({ id }) => String(id).toLowerCase())]);
      if (met.size > most_met) return;
      if (page.next !== null) {
        walks.set(number, { ...walk, met });
        if (walks.size > most_walks) walks.delete(walks.keys().next().value!);
        return;
      }
      const { filter = [] } = walk.request.query;
      if (!Array.isArray(filter)) return;
      for (const [id, one] of known) {
        const is_same = one.caller === caller && one.organization === walk.request.organization;
        if (met.has(id) || !is_same || one.ended_ms + facts.consistency_ms > walk.began_ms) continue;
        const meets = filter.every(
          (condition) =>
            isToldOf(facts, 'filter', condition.field, walk.request) &&
            ['eq', 'ne'].includes(condition.operator) &&
            isPlain(condition.value) &&
            isPlain(one.fields[condition.field]) &&
            meetsCondition(one.fields, condition) === true,
        );
        if (meets && one.lacking.length < 3) one.lacking.push({ last: exchange, ended_ms, updated_at: one.updated_at });
      }
    },
  };
}
