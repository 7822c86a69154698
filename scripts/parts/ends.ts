/** Whole runs with a fault of pipe, disk, signal, sender or the kit; and runs against a server that has kept much. */
import { allChecks } from '../../conformance/checks/all.ts';
import { default_seed, runSuite } from '../../conformance/runner/run.ts';
import { exitCodeOf } from '../../conformance/verdicts/exit-code.ts';
import { document_version } from '../../src/contract/document-version.ts';
import { agedServer } from '../ends/aged.ts';
import { plannedRuns, textOf } from '../ends/faults.ts';
import { type RunEnd, runOnce } from '../ends/run-once.ts';
import { count, seed } from '../prove/options.ts';
import { type Proving, part } from '../prove/part.ts';
import { verdictLine } from '../runs/verdict-line.ts';

const at_once = 2;
const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;
/** Requests of two runs against one server differ by less, however much it has kept. */
const flat = 0.02;

export default part({
  name: 'ends',
  proves: 'whatever a pipe, a disk, a signal, a sender or a judge does, a run ends as it must; and age changes nothing',
  options: {
    runs: count('so many runs with a fault each', 20, 0),
    aged: count('so many runs against one server', 2, 0),
    deliveries: count('so many deliveries are in its log before', 20_000, 0),
    seed: seed(default_seed),
  },
  quick: ({ seedsOf }) => ({ runs: 20, aged: 2, seed: seedsOf(1)[0]! }),
  soak: { values: ({ seedsOf }) => ({ runs: 300, aged: 17, seed: seedsOf(1)[0]! }), counts: { ends: 'runs' } },
  async run({ runs, aged, deliveries, seed }, proving) {
    const ended = await faultyRuns(runs, seed, proving);
    const old = await agedRuns(aged, deliveries, proving);
    const codes = Object.entries(Object.groupBy(ended.done, ({ code }) => String(code)));
    const by_code = Object.fromEntries(codes.map(([code, all = []]) => [code, all.length]));
    proving.say(`seed ${seed}: ${ended.done.length} runs with a fault, exit codes ${JSON.stringify(by_code)}`);
    return {
      figures: { runs: ended.done.length, by_code, aged: old.requests },
      problems: [...ended.problems, ...old.problems],
    };
  },
});

async function faultyRuns(runs: number, seed: number, { say, tell }: Proving) {
  const waiting = plannedRuns(runs, seed);
  const done: RunEnd[] = [];
  const problems: string[] = [];
  const lane = async () => {
    for (let planned = waiting.shift(); planned; planned = waiting.shift()) {
      const end = await runOnce(planned);
      done.push(end);
      problems.push(...end.problems.map((problem) => `${textOf(planned)}: ${problem}`));
      const how = end.problems.length > 0 ? `; WRONG: ${end.problems.join('; ')}` : '';
      tell(`${done.length}: ${textOf(planned)}: exit ${end.code} in ${end.seconds} s${how}`);
    }
  };
  await Promise.all(Array.from({ length: at_once }, lane));
  if (problems.length > 0) say(`${problems.length} of ${runs} runs ended as they must not`);
  return { done, problems };
}

async function agedRuns(runs: number, deliveries: number, { say }: Proving) {
  const requests: number[] = [];
  const problems: string[] = [];
  if (runs === 0) return { requests, problems };
  const { target, close } = await agedServer(deliveries, 'virtual');
  try {
    for (let run = 1; run <= runs; run++) {
      const about = { kit_version: '0', document_version, replay_options: '' };
      const report = await runSuite({ target, checks: allChecks, seed: default_seed, ...about });
      requests.push(report.requests);
      const exit = exitCodeOf(report, gate);
      if (exit === 0) continue;
      const gaps = report.verdicts.filter(({ verdict }) => !['pass', 'observed', 'not-claimed'].includes(verdict));
      problems.push(`run ${run} of one server: exit ${exit} (${gaps.map(verdictLine).join('; ')})`);
    }
  } finally {
    await close();
  }
  const [least, most] = [Math.min(...requests), Math.max(...requests)];
  say(`${runs} runs against one server with ${deliveries} deliveries: ${least} to ${most} requests`);
  if (most > (1 + flat) * least)
    problems.push(`requests of one run differ from those of another: ${requests.join(', ')}`);
  return { requests, problems };
}
