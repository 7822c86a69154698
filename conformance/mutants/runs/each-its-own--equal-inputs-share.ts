import type { HandlerReply } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';
import { withDispatches } from './changed-runs.ts';

export const equalInputsShareARun: Mutant = {
  id: 'runs/each-its-own--equal-inputs-share',
  clauses: ['runs.ids-distinct'],
  check: 'runs/each-its-own',
  mistake: 'A dispatch that equals an earlier one is answered with the run of that one.',
  applyTo(parts) {
    const answered = new Map<string, Promise<HandlerReply>>();
    return withDispatches(parts, (original) => (call) => {
      const key = JSON.stringify([call.caller?.organization_id, call.request]);
      const reply = answered.get(key) ?? original(call);
      answered.set(key, reply);
      return reply;
    });
  },
};
