import { isIn } from '../../../src/contract/operations.ts';
import { mannersOf } from '../../../src/engine/event-manners.ts';
import { answersChallenge } from '../../../src/engine/webhook-handshake.ts';
import { refusedDispatchStartsNothing } from '../../checks/workflows/refused-dispatch-starts-nothing.ts';
import { withStrangersMet } from '../../mutants/other-callers.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(refusedDispatchStartsNothing, {
  'callbacks-of-strangers-tried': {
    obeys: ['workflows.refused-dispatch-starts-nothing', 'authentication.refusal-changes-nothing'],
    what: 'A callback_url is sent a challenge before anybody looks at the token; what a stranger asks for is not run.',
    applyTo: (parts) =>
      withStrangersMet(
        parts,
        (operation) => isIn('dispatches', operation),
        async ({ body }, world) => {
          const { callback_url: url } = body as { callback_url?: unknown };
          const manner = mannersOf(world.choices).callback;
          if (typeof url === 'string') await answersChallenge(world, { url, secret: 'of nobody' }, manner);
        },
      ),
  },
  'refused-as-a-wrong-field': {
    obeys: ['workflows.deleted-not-dispatched', 'workflows.refused-dispatch-starts-nothing'],
    what: 'The dispatch of a deleted workflow is answered 404 in the envelope that tells of wrong fields.',
    choices: { codes: { for: { dispatchGraphWorkflowRun: { error_envelope: 'validation' } } } },
  },
});
