import { Refused } from '../../../src/server/refused.ts';
import { workflowNames } from '../../checks/workflows/names.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(workflowNames, {
  'numbered-slugs': {
    breaks: ['workflows.slug'],
    mistake:
      'Slugs are numbers since names turned out to be too long, and the target file still says that they are names.',
    applyTo(parts) {
      let last = 0;
      return withRecord(parts, 'createGraphWorkflow', (record) => {
        last += 1;
        return { ...record, slug: `workflow-${last}` };
      });
    },
  },
  'refused-unannounced': {
    breaks: ['workflows.name-twice'],
    mistake: 'A rule that names are unique came with a new version, and nobody wrote it down.',
    applyTo(parts) {
      const names = new Set<unknown>();
      return withHandlers(parts, ({ createGraphWorkflow }) => ({
        async createGraphWorkflow(call) {
          const { name } = call.request.body as { name: unknown };
          if (names.has(name)) throw new Refused('conflict');
          names.add(name);
          return createGraphWorkflow(call);
        },
      }));
    },
  },
});
