import { mannersOf } from '../../../src/engine/event-manners.ts';
import { answersChallenge } from '../../../src/engine/webhook-handshake.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import { refusedMakesNone } from '../../checks/webhooks/refused-makes-none.ts';
import { withRefusedLetIn } from '../../mutants/other-callers.ts';
import { permittedOf } from '../permitted.ts';

const nobody = { user_id: '', scopes: [] as string[] } as unknown as TokenRow;

export const permitted = permittedOf(refusedMakesNone, {
  'receivers-of-strangers-tried': {
    obeys: ['webhooks.required-refused', 'authentication.refusal-changes-nothing'],
    what: 'A receiver is sent a challenge before anybody looks at the token; what a stranger asks for is not made.',
    applyTo: (parts) => ({
      ...withRefusedLetIn(parts, (operation) => (operation === 'createWebhook' ? nobody : undefined)),
      async authorize(world, operation, request, token) {
        if (token !== nobody) return parts.authorize(world, operation, request, token);
        const { url, secret } = request.body as { url: string; secret: string };
        await answersChallenge(world, { url, secret }, mannersOf(world.choices).webhook);
        throw new Refused('unauthenticated');
      },
    }),
  },
});
