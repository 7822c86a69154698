/** Requests of a run to its target, by the check that asked. */
import type { OperationId } from '../../src/contract/operations.ts';
import { isIn } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Target } from '../target/target.ts';

export interface Usage {
  requests: number;
  webhooks: number;
  /** Left out where there are none. */
  assets?: number;
  /** Dispatched runs by the fixture: `succeeds`, `workflow` … */
  runs: Record<string, number>;
}

/** By the word in the User-Agent: a check, or what is done for several of them (`runs`, `deliveries` …). */
export type Usages = Record<string, Usage>;

export function usagesOf(exchanges: readonly Exchange[], { fixtures = {} }: Pick<Target, 'fixtures'>): Usages {
  const usages: Usages = {};
  const by_path = new Map(Object.entries(fixtures.models ?? {}).map(([name, model]) => [model?.path, name]));
  for (const { request, sent, decoded } of exchanges) {
    const asker = /\((.+)\)$/.exec(sent.headers['user-agent'] ?? '')?.[1] ?? 'other';
    usages[asker] ??= { requests: 0, webhooks: 0, runs: {} };
    const usage = usages[asker];
    usage.requests += 1;
    if (decoded?.outcome !== 'success') continue;
    if (request.operation === 'createWebhook') usage.webhooks += 1;
    if (request.operation === 'createAssetUpload') usage.assets = (usage.assets ?? 0) + 1;
    const part = partOf(request.operation, request.path, by_path);
    if (part !== undefined) usage.runs[part] = (usage.runs[part] ?? 0) + 1;
  }
  return usages;
}

function partOf(
  operation: OperationId,
  path: Readonly<Record<string, string>>,
  by_path: ReadonlyMap<string | undefined, string>,
): string | undefined {
  if (operation === 'dispatchGraphWorkflowRun') return 'workflow';
  if (!isIn('model_dispatches', operation)) return undefined;
  return by_path.get(Object.values(path).join('/')) ?? 'succeeds';
}
