import { type OperationId, operations } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { callable, callerOf } from '../../models/plain-operations.ts';
import { isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

/** Operations that need no record to be there, so that a 404 can only mean the path. */
const without_record: readonly OperationId[] = [
  'getHealth',
  'getMe',
  'listAssets',
  'listAssetTypes',
  'listEventTypes',
  'createGraphWorkflow',
];

/** What says that nothing answers at a path, or not to this method. */
const nothing_there = [404, 405];

const unknown_path = '/v1/mrk-no-such-thing';

export const operationsAtTheirPaths = check<Record<string, never>>({
  id: 'document/paths',
  title: 'Operations answer at their paths below the base URL',
  how: 'Operations that need no record are called at the base URL followed by their paths, which begin with /v1; none may answer that nothing is there. An unknown path must be refused, so that an answer means something.',
  clauses: ['document.paths-relative', 'versioning.path-prefix', 'workflows.prefix'],
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: false, one_of: without_record },
  cases: () => table([{}]),
  async run(ctx) {
    const offered = callable(ctx.facts);
    let asked_unknown = false;
    for (const operation of without_record.filter((one) => offered.includes(one))) {
      const request = await plainRequest(ctx, operation);
      const caller = callerOf(operation);
      // An answer that cannot be read for want of a declared name is one all the same.
      const { exchange } = await answerOrStop(() => ctx.call(caller, request, `at/${operation}`));
      if (!exchange || asked_unknown) continue;
      asked_unknown = true;
      await ctx.probe(caller, unknown_path, exchange, 'unknown');
    }
  },
  control(evidence) {
    if (judgeAll(evidence, uncounted).length > 0) return undefined;
    const unknown = evidence.exchanges.find(({ step }) => step === 'unknown');
    if (isSuccess(unknown)) return 'a path that does not exist is answered with success too, so that nothing was shown';
    return stepsOf(evidence, 'at').some(isSuccess) ? undefined : (serverError(evidence) ?? 'no operation was accepted');
  },
  judge: judgeAll,
});

function judgeAll(evidence: Evidence, tally: Tally): Mismatch[] {
  const asked = tally.each(stepsOf(evidence, 'at').filter(({ received }) => received));
  const missing = asked.filter(({ received }) => nothing_there.includes(received?.status ?? 0));
  const others = asked.filter((one) => !isOfWorkflows(one));
  const none = others.length > 1 && others.every((one) => missing.includes(one));
  return missing.map((one) => mismatch(one, isOfWorkflows(one) ? 'workflows' : none ? 'base' : 'version'));
}

function isOfWorkflows({ request }: Exchange): boolean {
  return operations[request.operation].path.startsWith('/v1/graph-workflows');
}

const findings = {
  base: ['nothing-at-the-base', 'document.paths-relative', 'nothing of the interface answers below the base URL'],
  version: [
    'not-at-its-path',
    'versioning.path-prefix',
    'an operation does not answer at its path, although others do',
  ],
  workflows: ['no-workflows', 'workflows.prefix', 'graph workflows are not served below /v1/graph-workflows'],
} as const;

function mismatch(exchange: Exchange, found: keyof typeof findings): Mismatch {
  const [code, clause, message] = findings[found];
  const { operation } = exchange.request;
  const { method, path } = operations[operation];
  return {
    code,
    clause,
    message,
    expected: `an answer at ${method} ${path}`,
    actual: statusOf(exchange),
    operation,
    exchange: exchange.number,
  };
}
