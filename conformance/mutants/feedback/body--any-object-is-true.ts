import type { Mutant } from '../mutant.ts';

export const anyObjectIsTrue: Mutant = {
  id: 'feedback/body--any-object-is-true',
  clauses: ['feedback.body'],
  check: 'feedback/body',
  mistake: 'Whatever is_positive holds is asked for its truth, and an object is true.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        const body = request.body as { is_positive?: unknown } | undefined;
        if (operation.id !== 'rateRun' || typeof body?.is_positive !== 'object' || body.is_positive === null) {
          return parts.validate(world, operation, request);
        }
        return parts.validate(world, operation, { ...request, body: { ...body, is_positive: true } });
      },
    };
  },
};
