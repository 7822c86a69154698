import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const leftOutInsteadOfNull: Mutant = {
  id: 'feedback/clearing--left-out-instead-of-null',
  clauses: ['feedback.clearing'],
  check: 'feedback/clearing',
  mistake:
    'A rating that is null counts as malformed, and one that is left out as none; the documentation has it the other way.',
  applyTo(parts) {
    const nulls = withRefusal(parts, 'rateRun', (_, body) => body.is_positive === null);
    return {
      ...nulls,
      validate(world, operation, request) {
        const body = request.body as Record<string, unknown> | undefined;
        const is_left_out = operation.id === 'rateRun' && body !== undefined && !('is_positive' in body);
        if (is_left_out) return parts.validate(world, operation, { ...request, body: { ...body, is_positive: null } });
        return nulls.validate(world, operation, request);
      },
    };
  },
};
