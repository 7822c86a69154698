/** The suite, by its command line, over targets that are none. */
import { allTargets } from '../degenerate/all.ts';
import { type KitRun, problemsOf } from '../degenerate/judge.ts';
import { runAgainst } from '../degenerate/run.ts';
import type { Degenerate } from '../degenerate/targets.ts';

export interface DegenerateRun extends Pick<KitRun, 'code' | 'took_ms' | 'delayed_ms' | 'memory_mib' | 'disk_mb'> {
  target: Degenerate;
  /** Problems of the run; empty where it ended as it must. */
  problems: string[];
}

export interface DegeneratePlan {
  /** All targets unless given. */
  only?: readonly Degenerate[];
  /** Globs of checks; all of them unless given. */
  checks?: readonly string[];
  /** Folder where reports and histories stay; nowhere unless given. */
  out?: string;
}

/** Most of the time is waiting for somebody who does not answer. */
const at_once = 2;

/** Runs come in the order in which they end. */
export async function* degenerateRuns({ only, checks = [], out }: DegeneratePlan = {}): AsyncGenerator<DegenerateRun> {
  const waiting = [...(only ?? allTargets)];
  const running = new Map<Degenerate, Promise<DegenerateRun>>();
  for (;;) {
    while (running.size < at_once && waiting.length > 0) {
      const target = waiting.shift()!;
      running.set(target, oneRun(target, checks, out));
    }
    if (running.size === 0) return;
    const ended = await Promise.race(running.values());
    running.delete(ended.target);
    yield ended;
  }
}

async function oneRun(target: Degenerate, checks: readonly string[], out?: string): Promise<DegenerateRun> {
  const ended = await runAgainst(target, checks, out);
  const { code, took_ms, delayed_ms, memory_mib, disk_mb } = ended;
  return { target, code, took_ms, delayed_ms, memory_mib, disk_mb, problems: problemsOf(target, ended) };
}
