import { humansOnly } from '../../checks/feedback/humans-only.ts';
import { withoutBody, withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';
import { as, isClearing, withRater, withRatingsRefused } from '../other-ratings.ts';

export const mutants = mutantsOf(humansOnly, {
  'keys-find-nothing': {
    breaks: ['codes.api-key-on-feedback'],
    mistake: 'A key that clears is told that it has given no rating, where a status of its own is documented for keys.',
    applyTo: (parts) =>
      withRatingsRefused(parts, 'not_found', (call) => call.caller?.kind === 'api_key' && isClearing(call)),
  },
  'keys-of-people': {
    breaks: ['feedback.humans-only'],
    mistake: 'A key belongs to the person who issued it, and that person may rate.',
    applyTo: (parts) => withRater(parts, (call, rate) => rate(as(call, { kind: 'user' }))),
  },
  'refused-too-late': {
    breaks: ['feedback.refusal-changes-nothing'],
    mistake: 'The caller is looked at when the rating is kept already.',
    applyTo: (parts) =>
      withRater(parts, async (call, rate) => {
        if (call.caller?.kind === 'api_key') await rate(as(call, { kind: 'user' }));
        return rate(call);
      }),
  },
  'workflow-runs-unguarded': {
    breaks: ['feedback.humans-only'],
    mistake: 'Runs of workflows came later, and their ratings have no guard.',
    applyTo: (parts) =>
      withRater(parts, async (call, rate) => {
        const run = await parts.store.run(call.request.path.run_id!);
        return rate(run?.record.graph_workflow_id ? as(call, { kind: 'user' }) : call);
      }),
  },
  'refused-without-a-body': {
    breaks: ['feedback.error-envelope'],
    mistake: 'The guard in front of the handler answers with a status alone.',
    applyTo: (parts) =>
      withProblem(parts, 'rateRun', (wire, { refusal }) => (refusal === 'human_required' ? withoutBody(wire) : wire)),
  },
});
