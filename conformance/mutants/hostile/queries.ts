import { hostileQueries } from '../../checks/hostile/queries.ts';
import { withProblem } from '../changed-wire.ts';
import { crashing } from '../crashing.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(hostileQueries, {
  'cursor-decoded-without-care': {
    breaks: ['errors.no-server-error'],
    mistake: 'A cursor is parsed as JSON without care.',
    applyTo: (parts) =>
      crashing(parts, ({ operation, query }) => operation === 'listBatchItems' && /[^\w-]/.test(query.cursor ?? '')),
  },
  'filter-into-the-database': {
    breaks: ['errors.no-server-error'],
    mistake: 'A filter that cannot be understood reaches the database, whose complaint is an error of the server.',
    applyTo: (parts) =>
      withProblem(parts, null, (wire, reply) => {
        const is_filter = reply.problem.issues.some(({ at }) => at.includes('filter') || at.includes('q'));
        return reply.refusal === 'invalid' && is_filter ? { ...wire, status: 500 } : wire;
      }),
  },
});
