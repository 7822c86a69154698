/** Sends requests made from the document to worlds in process, and looks at every answer. */
import * as fc from 'fast-check';
import { statuses_before_endpoints } from '../../contract/validators.ts';
import type { WrapParts } from '../parts.ts';
import { type FuzzWorld, fuzzWorld } from './fuzz-world.support.ts';
import { goodRequests } from './good-requests.support.ts';
import { operationAt, problemOf } from './judge.support.ts';
import { type FuzzRequest, fuzzRequest } from './requests.support.ts';

export interface Fuzzed {
  sent: number;
  /** The first failure with the smallest input that still brings it about. */
  finding?: string;
}

export interface FuzzedRequests extends Fuzzed {
  /** Requests that came past authentication and path. */
  past: number;
  by_status: Record<number, number>;
}

/** A new world after so many: what was deleted and spent is there again. */
const world_lasts = 500;

export interface FuzzPlan {
  count: number;
  seed: number;
  /** Breaks the server, to see that it is noticed. */
  wrap?: WrapParts;
}

export async function fuzzRequests({ count, seed, wrap }: FuzzPlan): Promise<FuzzedRequests> {
  let target: FuzzWorld = await fuzzWorld(wrap);
  const result: FuzzedRequests = { sent: 0, past: 0, by_status: {} };
  let isFound = false;
  const property = fc.asyncProperty(fuzzRequest(await goodRequests(target.world)), async (request) => {
    if (result.sent > 0 && result.sent % world_lasts === 0) {
      await target.close();
      target = await fuzzWorld(wrap);
    }
    const { status, problem } = await tried(target, request);
    if (!isFound) {
      result.sent += 1;
      result.by_status[status] = (result.by_status[status] ?? 0) + 1;
      if (operationAt(request.method, request.target) && !statuses_before_endpoints.includes(status)) result.past += 1;
    }
    if (problem === undefined) return;
    isFound = true;
    throw new Error(problem);
  });
  const run = await fc.check(property, { numRuns: count, seed });
  await target.close();
  if (run.failed)
    result.finding = `${JSON.stringify(run.counterexample?.[0]).slice(0, 2_000)}: ${String(run.errorInstance)}`;
  return result;
}

async function tried(target: FuzzWorld, request: FuzzRequest): Promise<{ status: number; problem?: string }> {
  const { world } = target;
  const { method, as, body } = request;
  const token = as === null ? {} : { authorization: `Bearer ${world.principals[as]!.token}` };
  const url = `http://api.example${request.target}`;
  const response = await world.fetch(new Request(url, { method, headers: { ...token, ...request.headers }, body }));
  const text = await response.text();
  await target.advance(100);
  const faults = target.takeFaults();
  const { status, headers } = response;
  if (faults.length > 0) return { status, problem: `a fault (${status}): ${(faults[0] as Error).stack ?? faults[0]}` };
  const problem = problemOf(operationAt(method, pathOf(url)), {
    status,
    media_type: headers.get('content-type') ?? '',
    text,
  });
  return { status, ...(problem !== undefined && { problem }) };
}

/** As it goes out: `..` is resolved. */
function pathOf(url: string): string {
  return new URL(url).pathname;
}
