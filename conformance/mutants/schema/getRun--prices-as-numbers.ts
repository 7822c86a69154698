import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const pricesAsNumbers: Mutant = {
  id: 'schema/getRun--prices-as-numbers',
  clauses: ['types.decimal'],
  check: 'schema/getRun',
  mistake: 'Prices are decimal texts everywhere but deep inside of runs.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'model.pricing', (rule) => ({ ...rule, price: Number(rule.price) })),
    ),
};
