import { Refused } from '../../../src/server/refused.ts';
import { scopeToCreate } from '../../checks/scopes/workflow-create.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

/** Longer than the beginning of all names of a run, and shorter than most of them. */
const slug_length = 23;

export const permitted = permittedOf(scopeToCreate, {
  'short-slugs': {
    obeys: ['scopes.refusal-changes-nothing', 'workflows.create-answers-workflow'],
    what: 'A slug holds as much of the name as a short column does, and a number where that is taken.',
    rests_on: ['workflows.name_twice'],
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        insertWorkflow: ({ id, record }) =>
          store.insertWorkflow({ id, record: Object.assign(record, { slug: shortened(record.slug) }) }),
        workflowBySlug: (organization, slug) => store.workflowBySlug(organization, shortened(slug)),
      })),
  },
  'no-such-path-without-the-scope': {
    obeys: ['scopes.workflow-create', 'scopes.per-organization', 'scopes.refusal-changes-nothing'],
    what: 'To whoever lacks the scope, workflows do not exist: 404, in the words of a path that nothing answers at.',
    choices: { codes: { missing_scope: 404 } },
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        try {
          return await parts.authorize(world, operation, request, token);
        } catch (error) {
          if (!(error instanceof Refused) || error.refusal !== 'missing_scope') throw error;
          throw new Refused('missing_scope', { code: 'not_found', message: 'Nothing answers at this path.' });
        }
      },
    }),
  },
});

/** Without a hyphen where it was cut. */
function shortened(slug: string): string {
  const [name, number = ''] = slug.split(/(-\d+)$/u);
  return name!.slice(0, slug_length).replace(/-+$/, '') + number;
}
