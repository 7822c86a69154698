import { isObject } from '../../../src/json/is-object.ts';
import { hostileQueries } from '../../checks/hostile/queries.ts';
import { withProblem } from '../changed-wire.ts';
import { crashing } from '../crashing.ts';
import { mutantsOf } from '../mutant.ts';

/** The text of a parameter as it came; empty where it was understood. */
const rawOf = (parameter: unknown) => (isObject(parameter) && typeof parameter.raw === 'string' ? parameter.raw : '');

export const mutants = mutantsOf(hostileQueries, {
  'cursor-decoded-without-care': {
    breaks: ['errors.no-server-error'],
    mistake: 'What a cursor holds is parsed as JSON without care.',
    applyTo: (parts) =>
      crashing(parts, ({ operation, query }) => operation === 'listBatchItems' && /[^\w-]/.test(query.cursor ?? '')),
  },
  'brackets-without-their-end': {
    breaks: ['errors.no-server-error'],
    mistake: 'The reader of embeds looks for the bracket that closes, and reads on behind the end of the text.',
    applyTo: (parts) =>
      crashing(parts, ({ operation, query }) => {
        const text = rawOf(query.embed) || String(query.embed ?? '');
        return operation === 'listBatchItems' && text.split('(').length > text.split(')').length;
      }),
  },
  'size-beyond-an-integer': {
    breaks: ['errors.no-server-error'],
    mistake: 'The size of a page is handed to the database, whose integers are smaller.',
    applyTo: (parts) =>
      crashing(
        parts,
        ({ operation, query }) =>
          operation === 'listAssetTypes' && Number(rawOf(query.page_size) || query.page_size || 0) > 2 ** 63,
      ),
  },
  'id-of-a-filter-cast': {
    breaks: ['errors.no-server-error'],
    mistake: 'The id that a filter asks for is cast to a UUID by the database.',
    applyTo: (parts) =>
      crashing(parts, ({ operation, query }) => {
        const asked = Array.isArray(query.filter) ? query.filter : [];
        return (
          operation === 'listBatchItems' &&
          asked.some(({ field, value }) => field === 'id' && !/^[\da-f-]{36}$/i.test(String(value)))
        );
      }),
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
