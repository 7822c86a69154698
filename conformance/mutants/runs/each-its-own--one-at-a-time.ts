import type { HandlerReply } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';
import { withDispatches } from './changed-runs.ts';

export const oneAtATime: Mutant = {
  id: 'runs/each-its-own--one-at-a-time',
  clauses: ['runs.ids-distinct'],
  check: 'runs/each-its-own',
  mistake: 'Dispatches of one model within one millisecond join one run, whatever their inputs are.',
  applyTo(parts) {
    const answered = new Map<string, Promise<HandlerReply>>();
    return withDispatches(parts, (original) => (call) => {
      const key = `${Object.values(call.request.path).join('/')} at ${parts.clock.now_ms()}`;
      const reply = answered.get(key) ?? original(call);
      answered.set(key, reply);
      return reply;
    });
  },
};
