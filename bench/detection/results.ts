/** Results of a comparison: `docs/detection.json`. */

export interface Detection {
  kit_version: string;
  document_version: string;
  commit: string;
  started_at: string;
  finished_at: string;
  machine: { cores: number; memory_gib: number; node: string };
  seed: string;
  budget_s: number;
  /** Runs of each tool on the server without a fault. */
  baselines: number;
  /** All that there are. */
  mutants_known: number;
  /** Size of the sample; those below are judged so far. */
  mutants_sampled: number;
  tools: ToolResult[];
  absent: { name: string; why: string }[];
  mutants: MutantResult[];
}

export interface ToolResult {
  name: string;
  version: string;
  settings: string;
  /** Problems that it finds in the server without a fault, over all baseline runs: false positives. */
  baseline: string[];
}

export interface MutantResult {
  id: string;
  mistake: string;
  clauses: readonly string[];
  /** By the tool's name. */
  by: Record<string, ToolTrial>;
}

export interface ToolTrial {
  /** Factor of the budget over that of an idle machine. */
  stretch: number;
  /** The first problem that the server without a fault does not have: a run ends with it. */
  found?: { key: string; at_s: number };
  /** Reason why it looked at nothing: counts as not found. */
  error?: string;
}

/** The earlier results, where they are of the same comparison; a larger sample of one seed holds the smaller one. */
export function resumed(
  fresh: Detection,
  tools: readonly Pick<ToolResult, 'name' | 'version'>[],
  earlier: Detection | undefined,
): Detection | undefined {
  if (!earlier) return undefined;
  const same = (['commit', 'seed', 'budget_s', 'baselines', 'mutants_known'] as const).every(
    (key) => earlier[key] === fresh[key],
  );
  const sameTools = earlier.tools.every(
    ({ name, version }, index) => tools[index]?.name === name && tools[index].version === version,
  );
  const complete = earlier.mutants.length === 0 || earlier.tools.length === tools.length;
  return same && sameTools && complete ? { ...earlier, mutants_sampled: fresh.mutants_sampled } : undefined;
}

export const areaOf = ({ id }: Pick<MutantResult, 'id'>): string => id.split('/')[0]!;

export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
