import type { Mutant } from '../mutant.ts';

export const reasonMadeText: Mutant = {
  id: 'feedback/body--reason-as-text',
  clauses: ['feedback.body'],
  check: 'feedback/body',
  mistake: 'The reason is made a text by concatenation.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        const body = request.body as { reason?: unknown } | undefined;
        if (operation.id !== 'rateRun' || typeof body?.reason !== 'object') {
          return parts.validate(world, operation, request);
        }
        return parts.validate(world, operation, { ...request, body: { ...body, reason: `${body.reason}` } });
      },
    };
  },
};
