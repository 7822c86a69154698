/** A session whose target is a function: for tests of the runner that need no server. */
import { referenceChoices } from '../../src/choices/choices.ts';
import { createDialect } from '../../src/choices/dialect.ts';
import { operationIds } from '../../src/contract/operations.ts';
import { createDataSets } from '../runner/data-sets.ts';
import { createHistory } from '../runner/history.ts';
import type { HttpAnswer, OutgoingRequest } from '../runner/http.ts';
import { createJournal } from '../runner/journal.ts';
import { createLiveness } from '../runner/liveness.ts';
import { openCase } from '../runner/open-case.ts';
import { createQuotas } from '../runner/quotas.ts';
import { createRatedRuns } from '../runner/rated-runs.ts';
import { createRunPolling, type RunPolling } from '../runner/run-polling.ts';
import { createServerErrors } from '../runner/server-errors.ts';
import type { Session } from '../runner/session.ts';
import { createSilences } from '../runner/silences.ts';
import { createSpending } from '../runner/spending.ts';
import { endless } from '../runner/time-limit.ts';
import { createTurns } from '../runner/turns.ts';
import { createUnsettled } from '../runner/unsettled.ts';
import { type Check, type CheckDraft, check, table } from '../suite/check.ts';
import { createBudgets } from '../target/budget.ts';
import type { Target } from '../target/target.ts';
import { createTokenBook } from '../target/tokens.ts';
import { realClock } from '../waves/target-clock.ts';

/** Reasons why an answer is none, and the words that come with each. */
const failures = { timeout: 'no complete answer within 20 s', too_large: 'the answer is larger than 8 MiB' };

/** Answer of the target: a status and a JSON body, or none that can be read. */
export type FakeTarget = (request: OutgoingRequest) => { status: number; body?: unknown } | keyof typeof failures;

export const fakeTargetFile: Target = {
  base_url: 'http://target.test',
  principals: {
    owner: { kind: 'api_key', token: 'token-of-owner' },
    outsider: { kind: 'api_key', token: 'token-of-outsider' },
  },
  choices: referenceChoices,
};

export function testSession(answer: FakeTarget, target: Target = fakeTargetFile): Session {
  let sent = 0;
  let polling: RunPolling | undefined;
  const session: Session = {
    budgets: createBudgets({ runs: 150, webhooks: 30, ...target.limits }),
    spending: createSpending(target),
    allotment: { most_cases: new Map(), shares: { runs: 150, webhooks: 30, assets: 1000 } },
    get polledRuns() {
      polling ??= createRunPolling(session, () => openCase(session, 'runs'));
      return polling;
    },
    ratedRuns: createRatedRuns(
      () => false,
      () => session.polledRuns,
    ),
    clock: realClock(),
    kept: (answer) => answer,
    secrets: new Set(),
    stage: () => Promise.reject(new Error('this session has no stage')),
    contacts: undefined,
    close: async () => {},
    target,
    facts: {
      choices: target.choices ?? {},
      principals: { owner: { kind: 'api_key' }, outsider: { kind: 'api_key' } },
      operations: operationIds,
      base_url: target.base_url,
      strict: false,
      read_only: false,
      consistency_ms: 0,
      ...(target.fixtures && { fixtures: target.fixtures }),
    },
    dialect: createDialect(target.choices ?? {}),
    tokens: createTokenBook(target),
    refusals: new Set(),
    http: {
      async send(request) {
        sent += 1;
        return wireAnswer(answer(request));
      },
      get sent() {
        return sent;
      },
      close: async () => {},
    },
    history: createHistory(),
    underWay: { requests: new Set(), is_over: false },
    silences: createSilences(),
    liveness: createLiveness(),
    errors: createServerErrors(),
    quotas: createQuotas({ ...target, principals: {} }),
    turns: createTurns(),
    unsettled: createUnsettled(0, [realClock()]),
    data: createDataSets(1000),
    journal: createJournal(),
    prefix: 'mrktest',
    names: 0,
    done: new Map(),
    doing: new Map(),
    handedOn: new Map(),
    spare_workflows: new Set(),
    kit_version: '0.0.0',
    limit: endless,
    elapsed_ms: () => 0,
    wait: async () => {},
  };
  return session;
}

function wireAnswer(answer: ReturnType<FakeTarget>): HttpAnswer {
  if (typeof answer === 'string') return { failure: { kind: answer, message: failures[answer] }, took_ms: 0 };
  const body = answer.body === undefined ? '' : JSON.stringify(answer.body);
  const headers: Record<string, string> = body === '' ? {} : { 'content-type': 'application/json' };
  return { received: { status: answer.status, headers, body, bytes: Buffer.from(body) }, took_ms: 0 };
}

const test_codes = Object.fromEntries(
  ['test', 'seen', 'found', 'lost', 'not-yet'].map((code) => [
    code,
    { clause: 'pagination.walk-complete', message: code },
  ]),
);

/** A check that does nothing, to be given what a test needs. */
export function testCheck<Case, Notes = void>(parts: Partial<CheckDraft<Case, Notes>>): Check {
  return check<Case, Notes>({
    id: 'pagination/test',
    title: 'A check made by a test',
    clauses: ['pagination.walk-complete'],
    codes: test_codes,
    since: '0.1.0',
    operations: ['getHealth'],
    needs: {},
    cases: () => table([{}] as Case[]),
    run: async () => ({}) as Notes,
    judge: () => [],
    ...parts,
  });
}
