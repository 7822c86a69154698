/** Runs each tool on the server without a fault, then on mutants: what is new is a find. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import type { MutantResult, ToolResult, ToolTrial } from './results.ts';
import { startServer } from './server.ts';
import { stretchWhenCalm } from './stretch.ts';
import type { Operation, Problems, Tool } from './tool.ts';

export interface Plan {
  seed: string;
  budget_s: number;
  /** No run begins while the machine is so many times slower than when idle. */
  slowest: number;
  folder: string;
  tell(line: string): void;
}

/** @throws Error when the tool cannot work even on the server without a fault */
export async function reportsWithoutFault(tool: Tool, runs: number, plan: Plan): Promise<ToolResult> {
  const keys = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const { problems } = await attempt(tool, { plan, seed: seedOf(plan, run), enough: () => false });
    for (const key of problems.keys()) keys.add(key);
    plan.tell(`without a fault, ${tool.name}: ${problems.size} problems, ${keys.size} in all so far`);
  }
  const { name, version, settings } = tool;
  return { name, version, settings, baseline: [...keys].toSorted() };
}

export async function compare(
  mutant: Mutant,
  tools: readonly Tool[],
  known: readonly ToolResult[],
  plan: Plan,
): Promise<MutantResult> {
  const { id, mistake, breaks } = mutant;
  const by: Record<string, ToolTrial> = {};
  for (const tool of tools) {
    const result = known.find(({ name }) => name === tool.name);
    if (!result) throw new Error(`${tool.name} was not run on the server without a fault`);
    by[tool.name] = await tried(tool, id, result, plan);
  }
  const finders = Object.entries(by).flatMap(([name, { found }]) => (found ? [name] : []));
  plan.tell(`${id}: ${finders.join('; ') || 'found by none'}`);
  return { id, mistake, clauses: breaks, by };
}

/** A tool that says something false in so many runs on one mutant has had its chances. */
const tries = 4;

/** A find at that operation of the server without a fault, too, was chance: the tool tries again. */
async function tried(tool: Tool, mutant: string, known: ToolResult, plan: Plan): Promise<ToolTrial> {
  const seed = seedOf(plan, 0);
  let stretch = 1;
  try {
    for (let run = 0; run < tries; run++) {
      const enough = (key: string) => !known.baseline.includes(key);
      const { problems, stretched } = await attempt(tool, { plan, mutant, seed, enough });
      stretch = stretched;
      const [key, at_s] = [...problems].find(([problem]) => enough(problem)) ?? [];
      if (key === undefined || at_s === undefined) return { stretch };
      if (!(await saidAnyway(tool, key, plan))) return { stretch, found: { key, at_s: Math.round(at_s * 10) / 10 } };
      known.baseline.push(key);
    }
    return { stretch };
  } catch (error) {
    return { stretch, error: (error as Error).message };
  }
}

async function saidAnyway(tool: Tool, key: string, plan: Plan): Promise<boolean> {
  const only = tool.operationOf?.(key);
  if (!only) return false;
  const enough = (problem: string) => problem === key;
  const { problems } = await attempt(tool, { plan, seed: seedOf(plan, 0), only, enough });
  return problems.has(key);
}

interface DetectionAttempt {
  plan: Plan;
  mutant?: string;
  seed: number;
  only?: Operation;
  enough(key: string): boolean;
}

async function attempt(
  tool: Tool,
  { plan, mutant, seed, only, enough }: DetectionAttempt,
): Promise<{ problems: Problems; stretched: number }> {
  const folder = join(plan.folder, 'run');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stretched = Math.round((await stretchWhenCalm(plan.slowest, plan.tell)) * 10) / 10;
  const server = await startServer(mutant, folder);
  try {
    const limit_s = plan.budget_s * stretched;
    return { problems: await tool.run({ server, mutant, seed, limit_s, folder, only, enough }), stretched };
  } finally {
    await server.stop();
  }
}

/** A number for the tools that take one; the first of them serves every mutant. */
function seedOf({ seed }: Plan, run: number): number {
  return createHash('sha256').update(`${seed} ${run}`).digest().readUInt32BE(0) >>> 1;
}
