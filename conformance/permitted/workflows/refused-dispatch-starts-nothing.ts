import { isIn } from '../../../src/contract/operations.ts';
import { mannersOf } from '../../../src/engine/event-manners.ts';
import { answersChallenge } from '../../../src/engine/webhook-handshake.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import { refusedDispatchStartsNothing } from '../../checks/workflows/refused-dispatch-starts-nothing.ts';
import { withRefusedLetIn } from '../../mutants/other-callers.ts';
import { permittedOf } from '../permitted.ts';

const nobody = { user_id: '', scopes: [] as string[] } as unknown as TokenRow;

export const permitted = permittedOf(refusedDispatchStartsNothing, {
  'callbacks-of-strangers-tried': {
    obeys: ['workflows.refused-dispatch-starts-nothing', 'authentication.refusal-changes-nothing'],
    what: 'A callback_url is sent a challenge before anybody looks at the token; what a stranger asks for is not run.',
    applyTo: (parts) => ({
      ...withRefusedLetIn(parts, (operation) => (isIn('dispatches', operation) ? nobody : undefined)),
      async authorize(world, operation, request, token) {
        if (token !== nobody) return parts.authorize(world, operation, request, token);
        const { callback_url: url } = request.body as { callback_url?: unknown };
        const manner = mannersOf(world.choices).callback;
        if (typeof url === 'string') await answersChallenge(world, { url, secret: 'of nobody' }, manner);
        throw new Refused('unauthenticated');
      },
    }),
  },
  'refused-as-a-wrong-field': {
    obeys: ['workflows.deleted-not-dispatched', 'workflows.refused-dispatch-starts-nothing'],
    what: 'The dispatch of a deleted workflow is answered 404 in the envelope that tells of wrong fields.',
    choices: { codes: { for: { dispatchGraphWorkflowRun: { error_envelope: 'validation' } } } },
  },
});
