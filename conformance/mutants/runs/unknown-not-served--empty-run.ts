import type { Mutant } from '../mutant.ts';

export const emptyRun: Mutant = {
  id: 'runs/unknown-not-served--empty-run',
  clauses: ['runs.unknown-not-served'],
  check: 'runs/unknown-not-served',
  mistake: 'A run that is not found is answered as an empty record.',
  applyTo: (parts) => ({
    ...parts,
    handlers: {
      ...parts.handlers,
      async getRun(call) {
        const run = await parts.store.run(call.request.path.id!);
        return run ? parts.handlers.getRun(call) : { kind: 'record', success: 'read', record: {} };
      },
    },
  }),
};
