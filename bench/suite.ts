/** How long the suite takes on the embedded server, and how soon the built commands are there. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allChecks } from '../conformance/checks/all.ts';
import { runEmbedded } from '../conformance/trials/embedded-run.ts';
import type { Figure } from './figure.ts';

const launcher = fileURLToPath(new URL('../dist/cli/launch.js', import.meta.url));
const rounds = 5;

export async function suite(): Promise<Figure[]> {
  const report = await runEmbedded({ checks: allChecks });
  const real = await runEmbedded({ checks: allChecks, clock: 'real' });
  const whole: Figure = {
    what: 'whole suite, virtual clock',
    value: `${(report.duration_ms / 1000).toFixed(2)} s`,
    yardstick: 'at most 4 s',
    from: `${report.requests} requests, ${report.verdicts.length} checks`,
  };
  const waited: Figure = {
    what: 'whole suite, real clock',
    value: `${(real.duration_ms / 1000).toFixed(2)} s`,
    yardstick: 'at most 1.3 times what must be waited, about 11 s',
    from: `${real.requests} requests, ${real.verdicts.length} checks`,
  };
  if (!existsSync(launcher))
    return [
      whole,
      waited,
      { what: 'start of the built commands', value: '-', yardstick: '-', from: 'npm run build first' },
    ];
  return [whole, waited, await help(), await ready()];
}

async function help(): Promise<Figure> {
  const value = await median(
    async () => void execFileSync(process.execPath, [launcher, '--help'], { stdio: 'ignore' }),
  );
  return { what: '--help', value: `${value} ms`, yardstick: '100 ms', from: `median of ${rounds}` };
}

async function ready(): Promise<Figure> {
  const value = await median(async () => {
    const child = spawn(process.execPath, [launcher, 'serve', '--port', '0', '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise((done) => child.stdout.once('data', done));
    child.kill();
  });
  return { what: 'serve ready', value: `${value} ms`, yardstick: '200 ms', from: `median of ${rounds}` };
}

async function median(act: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return Math.round(times.sort((a, b) => a - b)[rounds >> 1]!);
}
