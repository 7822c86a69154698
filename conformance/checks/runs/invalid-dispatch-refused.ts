import { isWorkflowDispatch, offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  run: string;
  body: keyof typeof flaws;
}

/** No conversion makes an object of them. */
const flaws = {
  'a list': () => ['no input'],
  'a text': () => 'no input',
} satisfies Record<string, () => unknown>;

/** The same request with a sound body is the run's own dispatch. */
export const invalidDispatchRefused = check<Case>({
  id: 'runs/invalid-dispatch-refused',
  title: 'A dispatch is refused whose body is no object',
  how: 'A request that started a run is sent again with a list or a text for its body: it is refused, with whichever status.',
  clauses: ['runs.invalid-dispatch-refused'],
  codes: {
    'invalid-accepted': {
      clause: 'runs.invalid-dispatch-refused',
      message: 'A dispatch is accepted whose body is no object.',
    },
  },
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { run, body }) {
    const { dispatch } = await ctx.runs.polled(run);
    await ctx.call('owner', { ...dispatch.request, body: flaws[body]() }, 'attempt');
  },
  control(evidence) {
    if (!isSuccess(exchangeAt(evidence, `dispatch-${evidence.case.run}`))) return 'the sound request is refused too';
    const attempt = exchangeAt(evidence, 'attempt');
    if (attempt && (isSuccess(attempt) || isRefused(attempt))) return undefined;
    return serverError(evidence) ?? `the request was neither accepted nor refused (${statusOf(attempt)})`;
  },
  judge: judgeAttempt,
});

function rows(facts: Facts): Case[] {
  const offered = offeredRunKinds(facts);
  const kinds = [offered.find((name) => name !== 'workflow'), offered.find((name) => name === 'workflow')];
  const names = kinds.filter((name) => name !== undefined);
  return names.flatMap((run) => (Object.keys(flaws) as Case['body'][]).map((body) => ({ run, body })));
}

function judgeAttempt(evidence: Evidence<Case>, tally: Tally) {
  const attempt = exchangeAt(evidence, 'attempt');
  if (!attempt?.received) return [];
  const { body } = evidence.case;
  const what = isWorkflowDispatch(attempt) ? 'graph workflow' : 'model';
  return tally.holds(!isSuccess(attempt), 'invalid-accepted', {
    at: attempt,
    message: `the dispatch of a ${what} is accepted with ${body} for its body`,
    expected: 'a refusal',
    actual: { status: statusOf(attempt), run_id: attempt.decoded?.record?.run_id },
  });
}
