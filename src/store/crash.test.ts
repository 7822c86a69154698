/**
 * A process that is killed loses nothing that it acknowledged, and leaves nothing half-done. Tried at every write point:
 * at each length that the write-ahead log had, at each statement, and in the middle of steady writing.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acts, charged_stage, stageOf, stages } from './crash-acts.support.ts';
import { furnished } from './furnished.support.ts';
import { own_organization } from './samples.support.ts';
import { openStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

let folder: string;
let child_program: string;
let files = 0;
const newFile = (): string => join(folder, `${files++}.db`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  child_program = join(folder, 'child.mjs');
  const entry = fileURLToPath(new URL('crash-child.support.ts', import.meta.url));
  // Compiled once: a process that strips types itself takes a second to start.
  buildSync({ entryPoints: [entry], bundle: true, platform: 'node', format: 'esm', outfile: child_program });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function reopened<Result>(file: string, look: (store: Store) => Promise<Result>): Promise<Result> {
  const store = openStore({ file });
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

const balanceOf = async (store: Store) => (await store.balance(own_organization))!.balance;
const balanceAt = (stage: number) => (stage >= charged_stage ? '9.99' : '10.00');

it('the stages are what the acts lead to', async () => {
  const store = await furnished(openStore());
  expect(await stageOf(store, 1)).toBe(stages[0]);
  for (const [index, act] of acts.entries()) {
    await act(store, 1);
    expect(await stageOf(store, 1)).toBe(stages[index + 1]);
    expect(await balanceOf(store)).toBe(balanceAt(index + 1));
  }
  await store.close();
});

it('whatever part of the log was written, the file holds the acts whose end is in it', async () => {
  const file = newFile();
  const log = `${file}-wal`;
  const store = await furnished(openStore({ file }));
  const ends = [statSync(log).size];
  for (const act of acts) {
    await act(store, 1);
    ends.push(statSync(log).size);
  }
  const [whole_file, whole_log] = [readFileSync(file), readFileSync(log)];
  await store.close();

  // A header of 32 bytes, then frames of a page of 4,096 bytes behind 24: https://sqlite.org/fileformat2.html#walformat
  const frame_bytes = 24 + 4096;
  const frames = (ends.at(-1)! - ends[0]!) / frame_bytes;
  expect(frames).toBeGreaterThan(30);
  const lengths = Array.from({ length: frames + 1 }, (_, n) => ends[0]! + n * frame_bytes);
  const seen = new Set<number>();
  for (const length of lengths.flatMap((each) => [each - 1, each]).slice(1)) {
    const copy = newFile();
    writeFileSync(copy, whole_file);
    writeFileSync(`${copy}-wal`, whole_log.subarray(0, length));
    const stage = ends.filter((end) => end <= length).length - 1;
    seen.add(stage);
    const found = await reopened(copy, async (each) => [await stageOf(each, 1), await balanceOf(each)]);
    expect(found, `the first ${length} bytes of the log`).toEqual([stages[stage], balanceAt(stage)]);
  }
  expect(seen.size).toBe(stages.length);
});

/** Acts done on each run, as told by a child before it was gone. */
class Told {
  readonly done = new Map<number, number>();
  ready = false;
  private rest = '';

  hear(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop()!;
    for (const line of lines) {
      if (line === 'ready') this.ready = true;
      else this.done.set(Number(line.split(' ')[0]), Number(line.split(' ')[1]) + 1);
    }
  }
}

function started(...parameters: string[]): { child: ChildProcess; told: Told; gone: Promise<unknown[]> } {
  const child = spawn(process.execPath, [child_program, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
  const told = new Told();
  child.stdout!.setEncoding('utf8').on('data', (text: string) => told.hear(text));
  return { child, told, gone: once(child, 'close') };
}

it('a process killed before any of its statements has done what it told, and no more', async () => {
  const file_with_organizations = newFile();
  await (await furnished(openStore({ file: file_with_organizations }))).close();
  const killedAt = async (statement: number): Promise<boolean> => {
    const file = newFile();
    copyFileSync(file_with_organizations, file);
    const { told, gone } = started(file, String(statement));
    const [code, signal] = await gone;
    if (signal === null) expect(code).toBe(0);
    const done = told.done.get(0) ?? 0;
    const found = await reopened(file, async (store) => [await stageOf(store, 0), await balanceOf(store)]);
    expect(found, `killed at statement ${statement}`).toEqual([stages[done], balanceAt(done)]);
    return signal === 'SIGKILL';
  };
  let statement = 1;
  // Two at a time, until one lives.
  while ((await Promise.all([killedAt(statement), killedAt(statement + 1)])).every(Boolean)) statement += 2;
  expect(statement).toBeGreaterThan(25);
});

describe('a process killed while it writes', () => {
  it.each([1, 2, 3, 4])('keeps what it told, and each run whole: %i', async (round) => {
    const file = newFile();
    const { child, told, gone } = started(file);
    // Somewhere within some act of some run; which one is for the machine to say.
    while (told.done.size < round * 7) await once(child.stdout!, 'data');
    child.kill('SIGKILL');
    await gone;
    await reopened(file, async (store) => {
      let charged = 0;
      let unfinished = 0;
      for (let run = 0; run <= told.done.size; run++) {
        const stage = stages.indexOf(await stageOf(store, run));
        const done = told.done.get(run) ?? 0;
        expect([done, done + 1], `run ${run} after ${done} acts`).toContain(stage);
        if (stage >= charged_stage) charged++;
        else if (stage > 0) unfinished++;
      }
      expect(Number(await balanceOf(store))).toBeCloseTo(10 - charged / 100, 9);
      expect(await store.unfinishedRuns()).toHaveLength(unfinished);
    });
  });
});
