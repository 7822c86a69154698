import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const urlOfTheRequestBefore: Mutant = {
  id: 'assets/presign-flag-effect--url-of-the-request-before',
  clauses: ['assets.bytes-kept'],
  check: 'assets/presign-flag-effect',
  mistake:
    'The URL that the list signs is kept from one request to the next, so that it opens the file that was listed before.',
  applyTo(parts) {
    let before: { id: unknown; url: unknown } | undefined;
    return withReply(parts, 'listAssets', (reply, { request }) => {
      if (reply.kind !== 'page' || request.query.presign !== true) return reply;
      const items = reply.page.items.map((item) => {
        const kept = before;
        before = { id: item.id, url: item.url };
        return kept && kept.id !== item.id ? { ...item, url: kept.url } : item;
      });
      return { ...reply, page: { ...reply.page, items } };
    });
  },
};
