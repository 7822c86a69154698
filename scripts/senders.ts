/**
 * The delivery checks again and again, on a real clock and with every core busy: none may fail, hardly one may be
 * inconclusive, and the mutants must be killed all the same. `npm run senders -- --runs 20 --clock real --load`; the last
 * line is a summary in JSON. Exits 1 when a run failed, a mutant survived, or too much was inconclusive.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { allChecks } from '../conformance/checks/all.ts';
import { allMutants } from '../conformance/mutants/all.ts';
import { runEmbedded } from '../conformance/mutants/embedded-run.ts';
import type { Mutant } from '../conformance/mutants/mutant.ts';
import { default_seed } from '../conformance/runner/run.ts';
import type { Verdict } from '../conformance/verdicts/verdict.ts';

/** One for each way in which a sender miscounts or mistakes an answer. */
const usual_mutants = [
  'retry/callback-at-most-three--four',
  'retry/callback-three-on-failure--two',
  'retry/callback-not-on-4xx--again-after-404',
  'retry/callback-on-5xx--not-on-503',
  'retry/callback-second-gap--equal',
];
const most_inconclusive = 0.05;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    clock: { type: 'string', default: 'real' },
    load: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(default_seed) },
    mutants: { type: 'string', default: usual_mutants.join(',') },
  },
});
const clock = clockOf(values.clock);
const checks = allChecks.filter(({ wave }) => wave);
const mutants = values.mutants.split(',').filter(Boolean).map(mutantOf);
const kills = new Map(mutants.map(({ id }) => [id, 0]));
const reasons = new Map<string, number>();
let [false_failures, inconclusive, judged] = [0, 0, 0];

const spinning = values.load ? Array.from({ length: availableParallelism() }, spin) : [];
const runs = Number(values.runs);
for (let run = 1; run <= runs; run++) {
  const seed = Number(values.seed) + run - 1;
  const { verdicts, totals, duration_ms } = await runEmbedded({ checks, clock, seed, seed_state: 'small' });
  const wrong = verdicts.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  const open = verdicts.filter(({ verdict }) => verdict === 'inconclusive');
  false_failures += wrong.length;
  inconclusive += open.length;
  judged += verdicts.length;
  for (const one of [...wrong, ...open]) count(`${one.verdict} ${one.check}: ${'message' in one ? one.message : ''}`);
  const killed = await killedOf(seed);
  for (const id of killed) kills.set(id, kills.get(id)! + 1);
  process.stdout.write(
    `run ${run} of ${runs}, seed ${seed}: ${totals.pass} pass, ${totals.observed} observed, ${open.length} inconclusive, ` +
      `${wrong.length} fail in ${duration_ms} ms; ${killed.length} of ${mutants.length} mutants killed\n`,
  );
}
await Promise.all(spinning.map((worker) => worker.terminate()));

const inconclusive_share = judged === 0 ? 1 : inconclusive / judged;
const summary = {
  runs,
  false_failures,
  inconclusive_share,
  reasons: Object.fromEntries(reasons),
  mutants: Object.fromEntries(kills),
};
process.stdout.write(`${JSON.stringify(summary)}\n`);
const is_good =
  false_failures === 0 && inconclusive_share <= most_inconclusive && kills.values().every((times) => times === runs);
process.exitCode = is_good && runs > 0 ? 0 : 1;

function clockOf(given: string): 'real' | 'virtual' {
  if (given === 'real' || given === 'virtual') return given;
  throw new Error(`--clock ${given}: it is real or virtual`);
}

function mutantOf(id: string): Mutant {
  const found = allMutants.find((mutant) => mutant.id === id);
  if (!found) throw new Error(`--mutants ${id}: there is no such mutant`);
  return found;
}

function count(reason: string): void {
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}

/** Keeps one core busy until it is ended. */
function spin(): Worker {
  return new Worker('for (;;);', { eval: true });
}

/** On a real clock most of the time is waiting, so that they go side by side, each with a server of its own. */
async function killedOf(seed: number): Promise<string[]> {
  const killed: string[] = [];
  const tryOne = async (mutant: Mutant) => {
    const own = checks.filter(({ id }) => id === mutant.check);
    const options = { mutant: mutant.id, clock, seed, seed_state: 'small', shrink: false } as const;
    const { verdicts } = await runEmbedded({ checks: own, ...options });
    if (verdicts.some((verdict) => isKill(verdict, mutant))) killed.push(mutant.id);
    else
      count(`${mutant.id} lives: ${verdicts.map((one) => ('message' in one ? one.message : one.verdict)).join('; ')}`);
  };
  if (clock === 'real') await Promise.all(mutants.map(tryOne));
  else for (const mutant of mutants) await tryOne(mutant);
  return killed;
}

function isKill(verdict: Verdict, { clauses }: Mutant): boolean {
  return verdict.verdict === 'fail' && clauses.includes(verdict.clause);
}
