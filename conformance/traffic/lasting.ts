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
  lacking: { ended_ms: number; updated_at: string }[];
}

interface Walk {
  request: CanonicalRequest;
  began_ms: number;
  caller: string;
  met: Set<string>;
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
    /** @returns whether a walk before lacks what this answer shows */
    see({ request, decoded }: Exchange, caller: Caller, { began_ms, ended_ms }: Times, counter: Counter): boolean {
      const of_assets = request.operation === 'getAsset' || request.operation === 'listAssets';
      if (!of_assets || decoded?.outcome !== 'success' || !caller.is_known || request.query.fields !== undefined)
        return false;
      let is_lacked = false;
      for (const record of decoded.record ? [decoded.record] : (decoded.page?.items ?? [])) {
        if (typeof record.id !== 'string' || typeof record.updated_at !== 'string') continue;
        const id = record.id.toLowerCase();
        if (decoded.record && !known.has(id) && store.get('put', id) !== true) continue;
        if (isSet(record.deleted_at)) {
          known.delete(id);
          continue;
        }
        const before = known.get(id);
        for (const { ended_ms: walked_ms, updated_at } of before?.lacking ?? []) {
          if (began_ms < walked_ms || updated_at !== record.updated_at) continue;
          is_lacked = counter.compared(true);
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
      return is_lacked;
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
      if (before) before.is_followed = true;
      const { request } = exchange;
      const walk: Walk = before ?? { request, began_ms, caller, met: new Set<string>() };
      if (walk.caller !== caller) return;
      const met = new Set([...walk.met, ...page.items.map(({ id }) => String(id).toLowerCase())]);
      // Each page has its successor, so that several can go on from it.
      if (met.size > most_met) return loseWalk();
      if (page.next !== null) {
        walks.set(number, { request: walk.request, began_ms: walk.began_ms, caller, met });
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
        if (meets && one.lacking.length < 3) one.lacking.push({ ended_ms, updated_at: one.updated_at });
      }
    },
  };
}
