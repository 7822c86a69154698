import { Refused } from '../../../src/server/refused.ts';
import { refusedMakesNone } from '../../checks/webhooks/refused-makes-none.ts';
import { withHandlers } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withMisplacedDone, withRefusedServed, withUnscopedDone } from '../other-callers.ts';

/** Stands in the place of a name until somebody looks. */
const no_name = 'no name';

export const mutants = mutantsOf(refusedMakesNone, {
  'events-read-behind-it': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The webhook is stored with the events that are known, and the one that is not is refused behind it.',
    applyTo(parts) {
      const strange = new WeakSet<object>();
      return {
        ...withHandlers(parts, ({ createWebhook }) => ({
          async createWebhook(call) {
            const reply = await createWebhook(call);
            if (strange.has(call.request.body as object)) throw new Refused('invalid');
            return reply;
          },
        })),
        validate(world, operation, request) {
          const body = request.body as { event_types?: unknown } | undefined;
          const listed = body?.event_types;
          if (!Array.isArray(listed) || !listed.includes('mrk.unknown'))
            return parts.validate(world, operation, request);
          const event_types = listed.filter((code) => code !== 'mrk.unknown');
          const valid = parts.validate(world, operation, { ...request, body: { ...body, event_types } });
          strange.add(valid.body as object);
          return valid;
        },
      };
    },
  },
  'kept-for-non-members': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake:
      'A webhook is filed under the organization of the key; which one the header names is looked at behind that.',
    applyTo: (parts) => withMisplacedDone(parts, 'createWebhook'),
  },
  'kept-for-readers': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The scope is asked for when the webhook is stored already, and the refusal leaves it there.',
    applyTo: (parts) => withUnscopedDone(parts, 'createWebhook'),
  },
  'kept-for-strangers': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake:
      'The form is stored while the token is looked up, as of whoever called last, and the refusal leaves it there.',
    applyTo: (parts) => withRefusedServed(parts, ['createWebhook']),
  },
  'made-before-it-is-looked-at': {
    breaks: ['webhooks.required-refused'],
    mistake: 'The webhook is stored first and looked at behind it, and nothing takes it back.',
    applyTo: (parts) => ({
      ...withHandlers(parts, ({ createWebhook }) => ({
        async createWebhook(call) {
          const reply = await createWebhook(call);
          if ((call.request.body as { name?: unknown }).name === no_name) throw new Refused('invalid');
          return reply;
        },
      })),
      validate(world, operation, request) {
        const body = request.body as { name?: unknown } | undefined;
        if (operation.id !== 'createWebhook' || !body) return parts.validate(world, operation, request);
        return parts.validate(world, operation, { ...request, body: { name: no_name, ...body } });
      },
    }),
  },
});
