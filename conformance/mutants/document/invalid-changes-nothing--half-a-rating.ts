import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const halfARating: Mutant = {
  id: 'document/invalid-changes-nothing--half-a-rating',
  clauses: ['errors.invalid-changes-nothing'],
  check: 'document/invalid-changes-nothing',
  mistake: 'The rating is kept before its reason is looked at.',
  applyTo: (parts) => ({
    ...parts,
    validate(world, operation, request) {
      const body = (request.body ?? {}) as { reason?: unknown };
      const is_half = operation.id === 'rateRun' && typeof body.reason === 'object' && body.reason !== null;
      if (!is_half) return parts.validate(world, operation, request);
      const { reason, ...half } = body;
      return { ...request, query: {}, body: { ...half, half: reason } };
    },
    handlers: {
      ...parts.handlers,
      async rateRun(call) {
        const { half, ...body } = call.request.body as { half?: unknown };
        const reply = await parts.handlers.rateRun({ ...call, request: { ...call.request, body } });
        if (half !== undefined) throw new Refused('invalid');
        return reply;
      },
    },
  }),
};
