import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const emptyTextAtTheEnd: Mutant = {
  id: 'lists/pages--empty-text-at-the-end',
  clauses: ['lists.end-of-list'],
  check: 'lists/pages',
  mistake: 'The URL of event types is built by a type that knows no null, and is an empty text at the end.',
  applyTo: (parts) =>
    withReply(parts, 'listEventTypes', (reply) =>
      reply.kind === 'page' ? { ...reply, page: { ...reply.page, next: reply.page.next ?? '' } } : reply,
    ),
};
