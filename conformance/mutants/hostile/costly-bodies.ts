import { costlyBodies } from '../../checks/hostile/costly-bodies.ts';
import { crashing } from '../crashing.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(costlyBodies, {
  'nul-in-a-callback': {
    breaks: ['errors.no-server-error'],
    mistake: 'The address to call back is parsed without a look at what the parser throws.',
    applyTo: (parts) =>
      crashing(parts, ({ body }) => {
        const { callback_url } = (body ?? {}) as { callback_url?: unknown };
        return typeof callback_url === 'string' && !URL.canParse(callback_url);
      }),
  },
  'secret-that-is-no-key': {
    breaks: ['errors.no-server-error'],
    mistake: 'The secret of a webhook is handed to the library that signs, which throws at what is no key.',
    applyTo: (parts) =>
      crashing(parts, ({ operation, body }) => {
        const { secret } = (body ?? {}) as { secret?: unknown };
        return operation === 'createWebhook' && String(secret).includes('\u0000');
      }),
  },
});
