import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const descriptionsOfRulesInLanguages: Mutant = {
  id: 'schema/getRun--descriptions-of-rules-in-languages',
  clauses: ['types.model-pricing-rule-fields'],
  check: 'schema/getRun',
  mistake: 'Pricing rules are described in the languages of the invoices.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'model.pricing', (rule) => ({ ...rule, description: { en: rule.description } })),
    ),
};
