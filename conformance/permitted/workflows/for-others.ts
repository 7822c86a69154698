import { callerOf, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { workflowsForOthers } from '../../checks/workflows/for-others.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';
import { hiddenFromUsers, isUserOfOne } from '../users-of-one.ts';

export const permitted = permittedOf(workflowsForOthers, {
  'drawn-by-users-run-by-keys': {
    users_may_less: true,
    obeys: ['workflows.create-then-dispatch', 'workflows.dispatch-path'],
    what: 'Users may create workflows, and lack the scope to dispatch them: to them a path of a dispatch leads nowhere, 404.',
    ...hiddenFromUsers('dispatchGraphWorkflowRun'),
  },
  'users-try-each-once': {
    users_may_less: true,
    obeys: ['workflows.create-then-dispatch', 'workflows.dispatch-answer'],
    what: 'A user may try each workflow once; whoever wants another run of it is answered 402.',
    applyTo: withOneTryForUsers,
  },
  'users-try-each-once-and-do-not-find-it': {
    users_may_less: true,
    obeys: ['workflows.create-then-dispatch', 'workflows.dispatch-answer'],
    what: 'A user may try each workflow once; to whoever wants another run of it there is none: 404, and the target file says so.',
    choices: { codes: { for: { dispatchGraphWorkflowRun: { refusal: { insufficient_balance: 404 } } } } },
    apart: {
      'everywhere/refusals--several-words-for-one-code': 'a 404 says by its code alone that a limit is used up',
    },
    applyTo: withOneTryForUsers,
  },
  'a-limit-in-between': {
    users_may_less: true,
    obeys: ['authentication.organization-header', 'workflows.soft-delete'],
    what: 'A limit that all share refuses every other deletion of a user with 420, which no target file tells, and takes the next.',
    choices: { codes: { refusal: { rate_limited: 420 } } },
    untold: ['codes.refusal'],
    applyTo(parts) {
      let asked = 0;
      return withHandlers(parts, ({ deleteGraphWorkflow }) => ({
        async deleteGraphWorkflow(call) {
          if (await isUserOfOne(parts, callerOf(call).token)) {
            asked += 1;
            if (asked % 2 === 0) throw new Refused('rate_limited');
          }
          return deleteGraphWorkflow(call);
        },
      }));
    },
  },
});

function withOneTryForUsers(parts: Parts): Parts {
  const tried = new Set<string>();
  return withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
    async dispatchGraphWorkflowRun(call) {
      const { token } = callerOf(call);
      const key = `${token.hash} ${call.request.path.slug}`;
      const is_meant = await isUserOfOne(parts, token);
      if (is_meant && tried.has(key)) throw new Refused('insufficient_balance');
      const reply = await dispatchGraphWorkflowRun(call);
      tried.add(key);
      return reply;
    },
  }));
}
