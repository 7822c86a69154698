/** Many runs: how fast they are dispatched and finished, and what each keeps in memory. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, middle, type Pace } from './figure.ts';
import { start } from './processes/process.ts';
import type { RunsDone, RunsGiven } from './processes/runs.ts';

const kibibyte = 2 ** 10;
const mebibyte = 2 ** 20;

export async function runs({ quick, rounds }: Pace): Promise<Figure[]> {
  const count = quick ? 5_000 : 100_000;
  const with_webhook: Measured[] = [];
  const alone: Measured[] = [];
  for (let round = 0; round < (quick ? 1 : rounds); round++) {
    with_webhook.push(await measured({ count, webhook: true }));
    alone.push(await measured({ count, webhook: false }));
  }
  const rate = (done: readonly Measured[]) => middle(done.map(({ took_ms }) => (count * 1000) / took_ms));
  const bytes = (done: readonly Measured[]) => middle(done.map(({ kept_bytes }) => kept_bytes / count));
  const from = `${count} runs on the virtual clock, each with 3 logs and a node run`;
  const faster = { unit: 'a second', better: 'higher', from } as const;
  const smaller = { unit: 'bytes', better: 'lower', from } as const;
  return [
    { id: 'runs/rate', what: 'runs dispatched and finished, a webhook told', ...rate(with_webhook), ...faster },
    { id: 'runs/rate alone', what: 'the same without webhooks', ...rate(alone), ...faster },
    { id: 'runs/memory', what: 'memory of a run', ...bytes(alone), ...smaller, yardstick: 5 * kibibyte },
    { id: 'runs/memory told', what: 'memory of a run and its delivery', ...bytes(with_webhook), ...smaller },
    await inFile(quick ? 20_000 : 1_000_000),
  ];
}

interface Measured extends RunsDone {
  most_resident_bytes: number;
}

async function measured(given: RunsGiven): Promise<Measured> {
  const process = await start<void, RunsGiven, RunsDone>('runs.ts');
  const done = await process.ask(given);
  const { most_resident_bytes } = await process.usage();
  await process.stop();
  return { ...done, most_resident_bytes };
}

async function inFile(count: number): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'model-run-kit-bench-'));
  try {
    const { most_resident_bytes, took_ms } = await measured({ count, webhook: false, data: join(folder, 'state.db') });
    return {
      ...{ id: 'runs/data', what: `the most resident with ${count} runs in a file`, unit: 'MiB', better: 'lower' },
      ...middle([most_resident_bytes / mebibyte]),
      ...{ yardstick: 500, from: `${Math.round((count * 1000) / took_ms)} runs a second` },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
