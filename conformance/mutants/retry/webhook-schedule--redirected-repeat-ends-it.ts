import type { Mutant } from '../mutant.ts';

export const redirectedRepeatEndsIt: Mutant = {
  id: 'retry/webhook-schedule--redirected-repeat-ends-it',
  clauses: ['events.webhook-schedule'],
  check: 'retry/webhook-schedule',
  mistake: 'The repeats go through a client of their own, for which a redirect is a success.',
  applyTo(parts) {
    const { send } = parts;
    const sent = new Set<string>();
    return {
      ...parts,
      async send(event) {
        const is_repeat = sent.has(event.body);
        sent.add(event.body);
        const result = await send(event);
        const is_redirect = result.kind === 'answered' && result.status >= 300 && result.status <= 399;
        return event.channel === 'webhook' && is_repeat && is_redirect ? { ...result, status: 200 } : result;
      },
    };
  },
};
