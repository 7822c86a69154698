import { mannersOf } from '../../../src/engine/event-manners.ts';
import { answersChallenge } from '../../../src/engine/webhook-handshake.ts';
import { refusedMakesNone } from '../../checks/webhooks/refused-makes-none.ts';
import { withRefusalsTold, withStrangersMet } from '../../mutants/other-callers.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(refusedMakesNone, {
  'receivers-of-the-refused-tried': {
    obeys: ['errors.refusal-changes-nothing'],
    what: 'A receiver is sent a challenge before anybody looks at scopes and memberships; what is refused is not made.',
    applyTo: (parts) =>
      withRefusalsTold(parts, 'createWebhook', ({ body }, _token, _error, world) =>
        answersChallenge(world, body as { url: string; secret: string }, mannersOf(world.choices).webhook),
      ),
  },
  'receivers-of-strangers-tried': {
    obeys: ['webhooks.required-refused', 'authentication.refusal-changes-nothing'],
    what: 'A receiver is sent a challenge before anybody looks at the token; what a stranger asks for is not made.',
    applyTo: (parts) =>
      withStrangersMet(
        parts,
        (operation) => operation === 'createWebhook',
        ({ body }, world) =>
          answersChallenge(world, body as { url: string; secret: string }, mannersOf(world.choices).webhook),
      ),
  },
});
