/** Evidence written by hand, for tests of judges: no server, no network, only what a target could have answered. */
import type { CanonicalQuery, Refusal } from '../../src/choices/canonical.ts';
import { createDialect } from '../../src/choices/dialect.ts';
import { type OperationId, operationIds, operations } from '../../src/contract/operations.ts';
import type { Check } from '../suite/check.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { judgeCase } from '../verdicts/judge-case.ts';

/** A target with a place for everybody that declares nothing. */
export const bare_facts: Facts = {
  choices: {},
  principals: {
    owner: { kind: 'api_key', organization: { id: 'aaaaaaaa-0000-4000-8000-000000000001' } },
    reader: { kind: 'api_key' },
    human: { kind: 'user', organization: { id: 'aaaaaaaa-0000-4000-8000-000000000001' } },
    outsider: { kind: 'api_key' },
  },
  operations: operationIds,
  base_url: 'http://target.example',
  strict: false,
  consistency_ms: 0,
  read_only: false,
  restore_threshold: 20,
};

export interface Answered {
  principal?: string | null;
  path?: Record<string, string>;
  query?: CanonicalQuery;
  /** The organization that the request names in its header. */
  organization?: string;
  sent?: unknown;
  headers?: Record<string, string>;
}

const dialect = createDialect({});

/** An answer of the target. @param body as JSON, or a text as it stands */
export function answered(
  step: string,
  operation: OperationId,
  status: number,
  body?: unknown,
  more: Answered = {},
): Exchange {
  const {
    principal = 'owner',
    path = {},
    query = {},
    organization,
    sent,
    headers = { 'content-type': 'application/json' },
  } = more;
  const request = {
    operation,
    path,
    query,
    ...(organization !== undefined && { organization }),
    ...(sent !== undefined && { body: sent }),
  };
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const { method, path: template } = operations[operation];
  return {
    number: 0,
    step,
    principal,
    request,
    sent: { method, url: `http://target.example${template}`, headers: {} },
    received: { status, headers, body: text },
    decoded: dialect.decodeReply(request, { status, headers, body: text }),
    at_ms: 0,
    took_ms: 1,
  };
}

/** A refusal by a status that stands, by what the target declares, for these alone. @param code as canonical */
export function refusedAs(exchange: Exchange, refusals: readonly Refusal[], code = 'invalid_request'): Exchange {
  const problem = { code, message: 'No.', issues: [] };
  return { ...exchange, decoded: { ...exchange.decoded!, outcome: 'refusal', refusals, problem } };
}

/** An answer of storage; `bytes` stands for the digest of its content. */
export function stored(step: string, status: number, bytes = ''): Exchange {
  const { decoded: _, ...exchange } = answered(step, 'createAssetUpload', status, bytes, { principal: null });
  return exchange;
}

export interface Written<Case = unknown, Notes = unknown> {
  case?: Case;
  notes?: Notes;
  facts?: Partial<Facts>;
}

/** The evidence of one case, its exchanges numbered in their order. */
export function written<Case = unknown, Notes = unknown>(
  exchanges: readonly Exchange[],
  { case: input = null as Case, notes = {} as Notes, facts = {} }: Written<Case, Notes> = {},
): Evidence<Case, Notes> {
  const numbered = exchanges.map((exchange, index) => ({ ...exchange, number: index + 1 }));
  return { case: input, exchanges: numbered, notes, facts: { ...bare_facts, ...facts } };
}

/** `satisfied`, `stopped`, or the codes of the mismatches, by the same way that a run takes. */
export function outcomeOf(check: Check, evidence: Evidence): string | string[] {
  const outcome = judgeCase(check, evidence);
  if (outcome.kind === 'violated') return outcome.mismatches.map(({ code }) => code);
  return outcome.kind === 'fault' ? outcome.message : outcome.kind;
}
