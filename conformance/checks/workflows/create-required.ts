import { probeNames } from '../../acts/probe-names.ts';
import { judgeNothingMade, made_although_refused, type ProbeNotes, unprovenProbe } from '../../models/nothing-made.ts';
import { exchangeAt, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import { stopLacking } from '../../suite/lacking.ts';

interface Case {
  /** The fields that the request lacks. */
  without: ('name' | 'workflow_json')[];
}

export const createRequired = check<Case, ProbeNotes>({
  id: 'workflows/create-required',
  title: 'A workflow without a name or a graph is refused, and is not made',
  how: 'A creation that lacks a required field must be refused. Its name must then be free: another creation gets it, with the slug that a free name gives.',
  clauses: ['workflows.create-required', 'workflows.invalid-create-changes-nothing'],
  codes: {
    'invalid-accepted': {
      clause: 'workflows.create-required',
      message: 'A workflow is created without its name, or without workflow_json.',
    },
    'made-although-refused': { ...made_although_refused, clause: 'workflows.invalid-create-changes-nothing' },
  },
  since: '0.1.0',
  operations: ['createGraphWorkflow'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{ without: ['workflow_json'] }, { without: ['name'] }, { without: ['name', 'workflow_json'] }]),
  async run(ctx, { without }) {
    const sample = ctx.facts.fixtures?.workflow?.create;
    if (!sample) return stopLacking(ctx, 'fixtures.workflow.create');
    return probeNames(ctx, sample, (name) => {
      const body = Object.fromEntries(
        Object.entries({ ...sample, name }).filter(([field]) => !(without as string[]).includes(field)),
      );
      return ctx.call('owner', { operation: 'createGraphWorkflow', body }, 'attempt');
    });
  },
  control: (evidence) => serverError(evidence) ?? unprovenProbe(evidence),
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    const { without } = evidence.case;
    if (tally.compared(!isSuccess(attempt))) return without.includes('name') ? [] : judgeNothingMade(evidence, tally);
    const message = `a workflow is created without ${without.join(' and ')}`;
    return tally.broken('invalid-accepted', { at: attempt, message, expected: 'a refusal', actual: statusOf(attempt) });
  },
});
