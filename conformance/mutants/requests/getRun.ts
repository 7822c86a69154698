import { isUuid } from '../../../src/contract/formats.ts';
import type { RunRow } from '../../../src/store/run-rows.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('getRun'), {
  'id-of-the-last-node-run': {
    breaks: ['runs.read'],
    mistake: 'The columns of run and node runs are joined into one row, and the later id wins.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) => {
        const last = (run.node_runs as { id: string }[] | undefined)?.at(-1);
        return last ? { ...run, id: last.id } : run;
      }),
  },
  'the-last-one-read': {
    breaks: ['runs.unknown-not-served'],
    mistake: 'Runs that the store does not find are shown as the last one was: a read that fails must not end a poll.',
    applyTo(parts) {
      let last: RunRow | undefined;
      return withPart(parts, 'store', (store) => ({
        async run(id) {
          last = (await store.run(id)) ?? (last && { ...last, id, record: { ...last.record, id } });
          return last;
        },
      }));
    },
  },
  'latest-for-what-is-no-id': {
    breaks: ['runs.unknown-not-served', 'runs.read'],
    mistake: 'The path takes the word latest, and whatever else is no id is read as that.',
    applyTo(parts) {
      let known: string | undefined;
      return {
        ...parts,
        validate(world, operation, request) {
          const { id = '' } = request.path;
          if (operation.id !== 'getRun') return parts.validate(world, operation, request);
          if (isUuid(id)) known ??= id;
          const asked = isUuid(id) ? id : (known ?? id);
          return parts.validate(world, operation, { ...request, path: { ...request.path, id: asked } });
        },
      };
    },
  },
});
