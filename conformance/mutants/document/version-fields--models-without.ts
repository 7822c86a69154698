import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const modelsWithoutVersion: Mutant = {
  id: 'document/version-fields--models-without',
  clauses: ['versioning.version-fields'],
  check: 'document/version-fields',
  mistake: 'The model within a run is cut down to what a page shows, without its version.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) => {
      if (!run.model) return run;
      const { version: _, ...model } = run.model as Record<string, unknown>;
      return { ...run, model };
    }),
};
