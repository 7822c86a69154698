import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const answersInParagraphs: Mutant = {
  id: 'schema/getRun--answers-in-paragraphs',
  clauses: ['types.model-faq-entry-fields'],
  check: 'schema/getRun',
  mistake: 'Answers have become lists of paragraphs.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'model.faq_entries', (entry) => ({ ...entry, answer: [entry.answer] })),
    ),
};
