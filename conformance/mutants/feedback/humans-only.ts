import { Refused } from '../../../src/server/refused.ts';
import { humansOnly } from '../../checks/feedback/humans-only.ts';
import { withoutBody, withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';
import { withoutScope } from '../other-callers.ts';
import { as, isClearing, withRater } from '../other-ratings.ts';

function readsOnly(scopes: readonly string[]): boolean {
  return scopes.length > 0 && scopes.every((scope) => scope.endsWith(':read'));
}

export const mutants = mutantsOf(humansOnly, {
  'keys-find-nothing': {
    breaks: ['codes.api-key-on-feedback'],
    mistake: 'A key that clears is told that it has given no rating, where a status of its own is documented for keys.',
    applyTo: (parts) =>
      withRater(parts, async (call, original) => {
        if (call.caller?.kind === 'api_key' && isClearing(call)) throw new Refused('not_found');
        return original(call);
      }),
  },
  'keys-may-clear': {
    breaks: ['feedback.humans-only'],
    mistake: 'The guard stands in front of recording, and clearing takes another way.',
    applyTo: (parts) => withRater(parts, (call, rate) => rate(isClearing(call) ? as(call, { kind: 'user' }) : call)),
  },
  'keys-of-an-organization-that-is-named': {
    breaks: ['feedback.humans-only'],
    mistake: 'Whoever names an organization comes from the pages, where people are signed in, and is taken for one.',
    applyTo: (parts) =>
      withRater(parts, (call, rate) =>
        rate(call.request.organization === undefined ? call : as(call, { kind: 'user' })),
      ),
  },
  'keys-of-people': {
    breaks: ['feedback.humans-only'],
    mistake: 'A key belongs to the person who issued it, and that person may rate.',
    applyTo: (parts) => withRater(parts, (call, rate) => rate(as(call, { kind: 'user' }))),
  },
  'reading-keys': {
    breaks: ['feedback.humans-only'],
    mistake:
      'Whoever may only read is let in as a guest of the gallery, whose ratings are asked for, and is no person.',
    applyTo(parts) {
      const guests = withoutScope(parts, 'rateRun', ({ scopes }) => readsOnly(scopes));
      return withRater(guests, (call, rate) =>
        rate(readsOnly(call.caller?.scopes ?? []) ? as(call, { kind: 'user' }) : call),
      );
    },
  },
  'refused-in-plain-words': {
    breaks: ['feedback.error-envelope'],
    mistake: 'The guard of feedback answers by itself, with a body of its own.',
    applyTo: (parts) =>
      withProblem(parts, 'rateRun', (wire, { refusal }) => {
        const is_guard = refusal === 'human_required';
        return is_guard ? { ...wire, body: JSON.stringify({ error: 'Only people can do this.' }) } : wire;
      }),
  },
  'refused-too-late': {
    breaks: ['feedback.refusal-changes-nothing'],
    mistake: 'Who asks is looked at when the rating is kept already.',
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
  'refused-as-error': {
    breaks: ['feedback.error-envelope'],
    mistake: 'The guard in front of the handler has errors of its own making.',
    applyTo: (parts) =>
      withProblem(parts, 'rateRun', (wire, { refusal }) =>
        refusal === 'human_required' ? { ...wire, body: '{"error":"people only"}' } : wire,
      ),
  },
  'refused-without-a-body': {
    breaks: ['feedback.error-envelope'],
    mistake: 'The guard in front of the handler answers with a status alone.',
    applyTo: (parts) =>
      withProblem(parts, 'rateRun', (wire, { refusal }) => (refusal === 'human_required' ? withoutBody(wire) : wire)),
  },
});
