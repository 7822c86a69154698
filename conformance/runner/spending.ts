/**
 * Costs of the runs of this run, in the currency of the balance (`limits.spend`): the `cost` that the target shows of
 * each, and until it shows one, the target file's figure for its kind, or the most that one of that kind cost so far.
 */
import { Decimal } from 'decimal.js';
import { isIn } from '../../src/contract/operations.ts';
import type { RequestDraft } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Target } from '../target/target.ts';

export interface Spending {
  /**
   * To be called before a dispatch goes out. Until its answer is noted, it counts.
   * @returns why it may not: the limit that it could go beyond
   */
  begin(request: RequestDraft): string | undefined;
  /** Its answer came, or none will. */
  end(request: RequestDraft): void;
  /** Takes the costs that any answer tells of runs. */
  saw(exchange: Exchange): void;
}

interface SpentRun {
  kind: string;
  /** Null until it is shown. */
  cost: Decimal | null;
}

const nothing = new Decimal(0);

export function createSpending({ limits = {}, fixtures = {} }: Pick<Target, 'limits' | 'fixtures'>): Spending {
  const { spend } = limits;
  if (spend === undefined) return { begin: () => undefined, end: () => {}, saw: () => {} };
  const most = new Decimal(spend);
  const told = new Map<string, Decimal>();
  for (const model of Object.values(fixtures.models ?? {})) {
    if (model?.cost !== undefined) told.set(model.path, new Decimal(model.cost));
  }
  const { owner, slug, cost } = fixtures.workflow ?? {};
  if (cost !== undefined) told.set(`${owner}/${slug}`, new Decimal(cost));
  const runs = new Map<string, SpentRun>();
  const highest = new Map<string, Decimal>();
  const begun = new Map<string, number>();

  const expected = (kind: string) => told.get(kind) ?? highest.get(kind) ?? nothing;

  function spent(): Decimal {
    const known = [...runs.values()].map(({ kind, cost }) => cost ?? expected(kind));
    const on_the_way = [...begun].map(([kind, count]) => expected(kind).times(count));
    return [...known, ...on_the_way].reduce((sum, one) => sum.plus(one), nothing);
  }

  return {
    begin(request) {
      if (!isIn('dispatches', request.operation)) return undefined;
      const kind = kindOf(request);
      const before = spent();
      // One that is not known to cost anything goes out as long as something is left.
      const goes_beyond = before.plus(expected(kind)).gt(most) || before.gte(most);
      if (goes_beyond) return `the run may spend ${most.toFixed()}, and has spent ${before.toFixed()} (limits.spend)`;
      begun.set(kind, (begun.get(kind) ?? 0) + 1);
      return undefined;
    },
    end(request) {
      const kind = kindOf(request);
      begun.set(kind, Math.max(0, (begun.get(kind) ?? 0) - 1));
    },
    saw({ request, decoded }) {
      const { record, outcome } = decoded ?? {};
      if (outcome !== 'success' || !record) return;
      if (isIn('dispatches', request.operation) && typeof record.run_id === 'string') {
        runs.set(record.run_id, runs.get(record.run_id) ?? { kind: kindOf(request), cost: null });
      }
      const run = request.operation === 'getRun' ? runs.get(String(record.id)) : undefined;
      const cost = run && costOf(record.cost);
      if (!run || !cost) return;
      run.cost = cost;
      highest.set(run.kind, Decimal.max(cost, highest.get(run.kind) ?? nothing));
    },
  };
}

/** Model or workflow of a dispatch, as in the target file: the path of a model, or owner and slug of a workflow. */
function kindOf({ path = {} }: Pick<RequestDraft, 'path'>): string {
  return Object.values(path).join('/');
}

/** Null of what is no decimal number, which other checks judge. */
function costOf(shown: unknown): Decimal | null {
  return typeof shown === 'string' && /^[+-]?\d+(\.\d+)?$/.test(shown) ? new Decimal(shown) : null;
}
