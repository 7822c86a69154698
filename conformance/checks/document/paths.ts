import { type OperationId, operations } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { callable, callerOf } from '../../models/plain-operations.ts';
import { isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Operations that need no record to be there, so that a 404 can only mean the path. */
const without_record: readonly OperationId[] = [
  'getHealth',
  'getMe',
  'listAssets',
  'listAssetTypes',
  'listEventTypes',
  'createGraphWorkflow',
];

/** Statuses that say that nothing answers at a path, or not to this method. */
const nothing_there = [404, 405];

const unknown_path = '/v1/mrk-no-such-thing';

export const operationsAtTheirPaths = check<Record<string, never>>({
  id: 'document/paths',
  title: 'Operations answer at their paths below the base URL',
  how: 'Operations that need no record are called at their paths below the base URL: none answers that nothing is there, and an unknown path is refused.',
  clauses: ['document.paths-relative', 'versioning.path-prefix', 'workflows.prefix'],
  codes: {
    'nothing-at-the-base': {
      clause: 'document.paths-relative',
      message: 'Nothing of the interface answers below the base URL.',
    },
    'not-at-its-path': {
      clause: 'versioning.path-prefix',
      message: 'An operation does not answer at its path, although others do.',
    },
    'no-workflows': {
      clause: 'workflows.prefix',
      message: 'Graph workflows are not served below /v1/graph-workflows.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: 'unless_read_only', one_of: without_record },
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
  control(evidence, found) {
    if (found.length > 0) return undefined;
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
  return missing.flatMap((one) => {
    const { method, path } = operations[one.request.operation];
    const code = isOfWorkflows(one) ? 'no-workflows' : none ? 'nothing-at-the-base' : 'not-at-its-path';
    return tally.broken(code, { at: one, expected: `an answer at ${method} ${path}`, actual: statusOf(one) });
  });
}

function isOfWorkflows({ request }: Exchange): boolean {
  return operations[request.operation].path.startsWith('/v1/graph-workflows');
}
