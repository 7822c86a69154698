/** Delivery checks again and again on busy cores: none fails, hardly one is inconclusive, mutants are killed. */
import { allChecks } from '../../conformance/checks/all.ts';
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';
import { isKill, mutantNamed } from '../../conformance/trials/killer.ts';
import { busyCores } from './machine.ts';
import { verdictLine } from './verdict-line.ts';

/** One for each way in which a sender miscounts or mistakes an answer. */
export const retry_mutants: readonly string[] = [
  'retry/callback-at-most-three--four',
  'retry/callback-three-on-failure--two',
  'retry/callback-not-again--again-after-404',
  'retry/callback-tried-again--not-on-503',
  'retry/callback-waits--equal',
];

const most_inconclusive = 0.05;

export interface SendersPlan {
  runs: number;
  clock: 'real' | 'virtual';
  /** Keeps every core busy beside it. */
  load: boolean;
  /** Of the first run; each further one counts it up. */
  seed: number;
  /** Mutants that each run must kill, by id. */
  mutants: readonly string[];
  /** Is told of each run. */
  tell?(line: string): void;
}

export interface SendersResult {
  runs: number;
  clock: SendersPlan['clock'];
  load: boolean;
  seed: number;
  checks: number;
  false_failures: number;
  /** Of all verdicts. */
  inconclusive_share: number;
  /** Number of surprises, by their kind. */
  reasons: Record<string, number>;
  /** In how many runs each was killed. */
  mutants: Record<string, number>;
}

const checks = allChecks.filter(({ wave }) => wave);

/** @throws Error for a mutant that there is none of */
export async function senderRuns({ runs, clock, load, seed, mutants: ids, tell }: SendersPlan): Promise<SendersResult> {
  const mutants = await Promise.all(ids.map(mutantNamed));
  const result: SendersResult = {
    runs,
    clock,
    load,
    seed,
    checks: checks.length,
    false_failures: 0,
    inconclusive_share: 0,
    reasons: {},
    mutants: Object.fromEntries(ids.map((id) => [id, 0])),
  };
  const idle = load ? busyCores() : undefined;
  try {
    for (let run = 0; run < runs; run++) tell?.(await oneRun({ clock, seed: seed + run }, mutants, result));
  } finally {
    await idle?.();
  }
  return result;
}

export function areGood({ runs, false_failures, inconclusive_share, mutants }: SendersResult): boolean {
  return (
    false_failures === 0 &&
    inconclusive_share <= most_inconclusive &&
    Object.values(mutants).every((kills) => kills === runs)
  );
}

type RunOptions = Pick<SendersPlan, 'clock' | 'seed'>;

/** @returns what came of it, in a line */
async function oneRun(options: RunOptions, mutants: readonly Mutant[], result: SendersResult): Promise<string> {
  const { verdicts, totals, duration_ms } = await runEmbedded({ checks, ...options, seed_state: 'small' });
  const wrong = verdicts.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  const open = verdicts.filter(({ verdict }) => verdict === 'inconclusive');
  result.false_failures += wrong.length;
  result.inconclusive_share += open.length / verdicts.length / result.runs;
  for (const one of [...wrong, ...open]) count(result, verdictLine(one));
  const fates = await fatesOf(mutants, options);
  for (const { id, fate } of fates) {
    if (fate === 'killed') result.mutants[id]! += 1;
    else count(result, `${id} lives: ${fate}`);
  }
  const killed = fates.filter(({ fate }) => fate === 'killed').length;
  return (
    `seed ${options.seed}: ${totals.pass} pass, ${totals.observed} observed, ${open.length} inconclusive, ` +
    `${wrong.length} fail in ${duration_ms} ms; ${killed} of ${mutants.length} mutants killed`
  );
}

/** On a real clock most of the time is waiting, so that they go side by side, each with a server of its own. */
async function fatesOf(mutants: readonly Mutant[], options: RunOptions): Promise<{ id: string; fate: string }[]> {
  const fate = async (mutant: Mutant) => ({ id: mutant.id, fate: await fateOf(mutant, options) });
  if (options.clock === 'real') return Promise.all(mutants.map(fate));
  const fates: { id: string; fate: string }[] = [];
  for (const mutant of mutants) fates.push(await fate(mutant));
  return fates;
}

/** `killed`, or the verdicts that let it live. */
async function fateOf(mutant: Mutant, options: RunOptions): Promise<string> {
  const own = checks.filter(({ id }) => id === mutant.check);
  const run = { checks: own, mutant: mutant.id, ...options, seed_state: 'small', shrink: false } as const;
  const { verdicts } = await runEmbedded(run);
  const is_killed = verdicts.some((one) => isKill(mutant, one));
  return is_killed ? 'killed' : verdicts.map(verdictLine).join('; ');
}

function count({ reasons }: SendersResult, reason: string): void {
  reasons[reason] = (reasons[reason] ?? 0) + 1;
}
