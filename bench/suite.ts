/** Time of the suite, on both clocks and in parts, and its cost to the kit and its target. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callback_attempts, callbackWait_ms } from '../conformance/suite/scenario.ts';
import type { Target } from '../conformance/target/target.ts';
import { watchUntil } from '../conformance/waves/watch-until.ts';
import { referenceChoices } from '../src/choices/reference-choices.ts';
import { launcher, withoutLoader } from './built.ts';
import { type Figure, middle, type Pace } from './figure.ts';
import type { Load, Loaded } from './processes/load.ts';
import { type Running, start } from './processes/process.ts';
import { storedAnswer } from './processes/stored-answers.ts';
import type { SuiteRan, SuiteRun } from './processes/suite.ts';
import { inTurn, shares } from './rounds.ts';

/** Plain JavaScript: whatever reads TypeScript would be part of what is measured. */
const tells_resident = 'process.on("exit", () => process.stderr.write(`\\n${process.resourceUsage().maxRSS}`))';

/** Of a run on a real clock, beyond the longest wait that its scenarios force on it. */
const of_forced_wait = 1.3;

type SuiteProcess = Running<void, SuiteRun, SuiteRan>;

export async function suite(pace: Pace): Promise<Figure[]> {
  const virtual = await rounds(pace.rounds, { clock: 'virtual' });
  const real = await rounds(pace.quick ? 1 : pace.rounds, { clock: 'real' });
  return [
    ...clockFigures('virtual', virtual, 4.5),
    ...clockFigures('real', real, of_forced_wait * forcedWait_s()),
    ...(await memory(pace)),
    ...(await apart()),
    ...(pace.quick ? [] : await scenarios()),
  ];
}

/** A callback whose receiver hangs until the reference server gives up; then its further attempts, and the watch. */
function forcedWait_s(): number {
  const { timeout_s } = referenceChoices.events.callback_timeout;
  const further = Array.from({ length: callback_attempts - 1 }, (_, index) => callbackWait_ms(index + 1));
  const attempts = Array.from({ length: callback_attempts }, () => ({ at_ms: 0, answer: 500 }));
  const known = { channel: 'callback', expects: true, dispatched_ms: 0, ends_within_ms: 0, schedule: {} } as const;
  const watched = watchUntil({ ...known, attempts, stepped: false });
  return timeout_s + further.reduce((sum, ms) => sum + ms, watched.until_ms) / 1000;
}

interface Round extends SuiteRan {
  cpu_ms: number;
}

/** Each in a process of its own, as commands run. */
async function rounds(count: number, run: SuiteRun): Promise<Round[]> {
  const results = await inTurn(count, {
    run: async () => {
      const process: SuiteProcess = await start('suite.ts');
      const began = await process.usage();
      const ran = await process.ask(run);
      const { cpu_ms } = await process.usage();
      await process.stop();
      return { ...ran, cpu_ms: cpu_ms - began.cpu_ms };
    },
  });
  return results.run;
}

function clockFigures(clock: string, ran: readonly Round[], yardstick: number): Figure[] {
  const { requests } = ran[0]!;
  const from = `${requests} requests`;
  return [
    {
      ...{ id: `suite/${clock}/time`, what: `whole suite, ${clock} clock`, unit: 's', better: 'lower' },
      ...middle(ran.map(({ took_ms }) => took_ms / 1000)),
      ...{ yardstick, from },
    },
    {
      ...{ id: `suite/${clock}/rate`, what: `its requests, ${clock} clock`, unit: 'a second', better: 'higher' },
      ...middle(ran.map(({ took_ms }) => (requests * 1000) / took_ms)),
      from,
    },
  ];
}

/** Of the built command, as a release gate runs it (`npm run build` first). */
async function memory({ quick, rounds }: Pace): Promise<Figure[]> {
  if (!existsSync(launcher)) return [];
  const clocks = quick ? (['virtual'] as const) : (['virtual', 'real'] as const);
  const acts = Object.fromEntries(clocks.map((clock) => [clock, async () => residentOfCommand(clock)]));
  return Object.entries(await inTurn(rounds, acts)).map(([clock, mebibytes]) => ({
    ...{ id: `suite/${clock}/memory`, what: `the most that the suite had resident, ${clock} clock`, unit: 'MiB' },
    ...{ better: 'lower', ...middle(mebibytes) },
    ...{ yardstick: clock === 'virtual' ? 240 : 300, from: 'built command, with the server in the same process' },
  }));
}

/** In MiB. */
function residentOfCommand(clock: 'virtual' | 'real'): number {
  const out = mkdtempSync(join(tmpdir(), 'model-run-kit-bench-'));
  const loaded = `data:text/javascript,${encodeURIComponent(tells_resident)}`;
  const words = ['--import', loaded, launcher, 'conformance', '--clock', clock, '--out', out];
  try {
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', env: withoutLoader() });
    if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
    return Number(stderr.slice(stderr.lastIndexOf('\n'))) / 1024;
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** Cost to the kit and its target, each in a process of its own. */
async function apart(): Promise<Figure[]> {
  const target = await start<Target>('kit.ts', { clock: 'virtual' });
  const kit: SuiteProcess = await start('suite.ts');
  const before = [await kit.usage(), await target.usage()];
  const { took_ms, requests } = await kit.ask({ target: target.ready });
  const after = [await kit.usage(), await target.usage()];
  await kit.stop();
  await target.stop();
  const [of_kit, of_target] = after.map(({ cpu_ms }, index) => (cpu_ms - before[index]!.cpu_ms) / 1000);
  const from = `virtual clock, ${requests} requests in ${(took_ms / 1000).toFixed(1)} s`;
  const figure = (id: string, what: string, value: number, unit: Figure['unit']): Figure => ({
    ...{ id: `suite/apart/${id}`, what, unit, better: 'lower', value, spread: [value, value], from },
  });
  return [
    figure('kit', 'CPU of the suite, its target in another process', of_kit!, 's'),
    figure('target', 'CPU of that target', of_target!, 's'),
  ];
}

/** Scenarios are shown side by side: more of them must not take longer. */
async function scenarios(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const samples of [1, 5, 10, 20, 40]) {
    const ran = await rounds(1, { area: 'retry', clock: 'real', samples });
    const { cases } = ran[0]!;
    figures.push({
      ...{ id: `suite/scenarios/${samples}`, what: `checks of retries, ${cases} scenarios, real clock`, unit: 's' },
      ...{ better: 'lower', ...middle(ran.map(({ took_ms }) => took_ms / 1000)), from: `--samples ${samples}` },
    });
  }
  return figures;
}

/**
 * Requests of the suite for each second of CPU, against those of a bare server: a ratio that CI holds. By CPU,
 * since what others do on the machine hardly moves it.
 */
export async function suiteOfBare(pace: Pace): Promise<Figure[]> {
  const kit = await start<Target>('kit.ts');
  const health = await storedAnswer(`${kit.ready.base_url}/v1/health`, { method: 'GET' });
  await kit.stop();
  const bare = await start<string>('bare.ts', [health]);
  const client: Running<void, Load, Loaded> = await start('load.ts');
  const load = { url: `${bare.ready}/v1/health`, method: 'GET', headers: {}, connections: 16, seconds: pace.seconds };
  await client.ask(load);
  const results = await inTurn(pace.rounds, {
    bare: async () => {
      const before = await bare.usage();
      const { answers } = await client.ask(load);
      return (answers * 1000) / ((await bare.usage()).cpu_ms - before.cpu_ms);
    },
    suite: async () => {
      const [{ cpu_ms, requests }] = (await rounds(1, { clock: 'virtual' })) as [Round];
      return (requests * 1000) / cpu_ms;
    },
  });
  await client.stop();
  await bare.stop();
  const [of_suite, of_bare] = [results.suite, results.bare].map((rates) => Math.round(middle(rates).value));
  return [
    {
      ...{ id: 'suite/of bare by CPU', what: 'requests of the suite, in times of a bare server, by CPU', unit: 'x' },
      ...{ better: 'higher', ...middle(shares(results.suite, results.bare)) },
      from: `${of_suite} against ${of_bare} a second of CPU`,
    },
  ];
}
