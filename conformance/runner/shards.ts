/**
 * Divides the checks of a run into parts that may run at the same time, on one target or on several. Pure: the same
 * checks and the same number of parts give the same parts.
 */
import type { OperationId } from '../../src/contract/operations.ts';
import type { Check } from '../suite/check.ts';
import { claims } from '../target/areas.ts';
import type { Target, TargetLimits } from '../target/target.ts';
import type { Shard } from '../verdicts/verdict.ts';

/** Share of a run in all checks, where it is one of several parts. */
export interface ShardPart {
  shard: Shard;
  checks: readonly Check[];
  /** Rules for every answer that other parts have, and that this one tells of where its own answers break them. */
  watching: readonly Check[];
  /** Its part of what the target file allows. */
  limits?: TargetLimits;
}

/** @param part which one, from 1, of how many */
export function shardOf(
  checks: readonly Check[],
  target: Target,
  { index, of }: { index: number; of: number },
): ShardPart {
  const parts = divideChecks(checks, of);
  const own = parts[index - 1]!;
  const others = parts.filter((part) => part !== own).flat();
  const others_judge = others.some(({ area }) => claims(target, area));
  return {
    shard: { index, of, others_judge },
    checks: own,
    watching: others.filter(watchesOthers),
    ...(target.limits && { limits: dividedLimits(target.limits, parts, index) }),
  };
}

/** Each check stands in one part, and so do checks that must not be parted or stand side by side. */
export function divideChecks(checks: readonly Check[], of: number): readonly (readonly Check[])[] {
  const blocks = Map.groupBy(checks, blockOf);
  const single = blocks.get(undefined) ?? [];
  blocks.delete(undefined);
  const parts = Array.from({ length: of }, (): { blocks: Check[]; singles: number } => ({ blocks: [], singles: 0 }));
  const smallest = () => parts.reduce((least, part) => (sizeOf(part) < sizeOf(least) ? part : least));
  for (const block of [...blocks.values()].toSorted((a, b) => b.length - a.length)) smallest().blocks.push(...block);
  for (const _ of single) smallest().singles += 1;
  let at = 0;
  return parts.map(({ blocks: own, singles }) => {
    const taken = new Set([...own, ...single.slice(at, at + singles)]);
    at += singles;
    // In the order in which a whole run has them.
    return checks.filter((check) => taken.has(check));
  });
}

/** True for a check that judges the answers of other checks, too. */
function watchesOthers({ watches, gathers }: Check): boolean {
  return (watches ?? gathers) !== undefined;
}

/** Ids of checks that other parts judge too. */
export function seenElsewhere(checks: readonly Check[], shard: Shard | undefined): ReadonlySet<string> {
  return new Set(shard && shard.of > 1 ? checks.filter(watchesOthers).map(({ id }) => id) : []);
}

function sizeOf({ blocks, singles }: { blocks: readonly Check[]; singles: number }): number {
  return blocks.length + singles;
}

const threshold: OperationId = 'updateBalance';

/** One wave shows the scenarios of all checks by waves; two that change one threshold would meet each other's. */
function blockOf({ wave, operations }: Check): string | undefined {
  if (wave) return 'waves';
  return operations.includes(threshold) ? threshold : undefined;
}

type Made = 'runs' | 'spend' | 'webhooks' | 'assets';

/** About how much a check makes of each, beside the others. */
function weightOf({ operations, wave, area }: Check): Readonly<Record<Made, number>> {
  const asks = (names: RegExp) => operations.some((id) => names.test(id));
  const runs = Number(wave !== undefined || asks(/^dispatch|Run$/));
  // A wave has few webhooks, however many checks it serves, and no asset.
  const webhooks = wave ? 0.1 : Number(asks(/^createWebhook$/));
  // Checks that walk through lists make the items in them.
  const listed = ['pagination', 'soft-delete'].includes(area) ? 8 : 1;
  return { runs, spend: runs, webhooks, assets: wave || !asks(/Asset/) ? 0 : listed };
}

/** Money is divided down to a millionth. */
const parts_of_money = 1e6;

/** Records that a part makes once, for all its checks. */
const once: Readonly<Record<Made, number>> = { runs: 8, spend: 8, webhooks: 2, assets: 4 };

function needOf(part: readonly Check[], made: Made): number {
  const sum = part.reduce((total, check) => total + weightOf(check)[made], 0);
  return part.length === 0 ? 0 : sum + once[made];
}

/**
 * Limits on created records are divided by about how much of each a part needs, and never come to more in all; those on
 * requests at a time are divided evenly. The time that a target may keep a run or a check waiting is no cost of the
 * target's, and not divided.
 */
function dividedLimits(limits: TargetLimits, parts: readonly (readonly Check[])[], index: number): TargetLimits {
  const divided: TargetLimits = { ...limits };
  for (const limit of Object.keys(once) as Made[]) {
    const whole = limits[limit];
    if (whole === undefined) continue;
    const parts_of_one = limit === 'spend' ? parts_of_money : 1;
    const weights = parts.map((part) => needOf(part, limit));
    divided[limit] = sharesOf(Number(whole) * parts_of_one, weights)[index - 1]! / parts_of_one;
  }
  const { requests_per_second, concurrency } = limits;
  if (requests_per_second !== undefined) divided.requests_per_second = requests_per_second / parts.length;
  // Nothing can be asked less than once at a time.
  if (concurrency !== undefined)
    divided.concurrency = Math.max(
      1,
      sharesOf(
        concurrency,
        parts.map(() => 1),
      )[index - 1]!,
    );
  return divided;
}

/** Whole numbers in proportion to the weights; what is left over by rounding goes to the first ones. */
export function sharesOf(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((whole * weight) / sum));
  let rest = Math.floor(whole) - shares.reduce((total, share) => total + share, 0);
  return shares.map((share, place) => (weights[place]! > 0 && rest-- > 0 ? share + 1 : share));
}
