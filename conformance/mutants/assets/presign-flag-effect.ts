import { presignFlagEffect } from '../../checks/assets/presign-flag-effect.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

/** The last digit of the signature is another one. */
const turned = (digit: string) => (digit === '0' ? '1' : '0');

export const mutants = mutantsOf(presignFlagEffect, {
  'list-signs-another-place': {
    breaks: ['assets.presign-flag-effect'],
    mistake: 'The list signs the URL, and then turns it into that of another host and path.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) => ({ ...asset, url: String(asset.url).replace(/(.)$/, turned) })),
  },
  'null-in-lists': {
    breaks: ['assets.presigned-urls'],
    mistake: 'Signing each row of a page took too long, and the field was left empty until somebody opens the asset.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset, { request }) =>
        request.query.presign === true ? { ...asset, url: null } : asset,
      ),
  },
  'plain-in-projections': {
    breaks: ['assets.presign-flag-effect'],
    mistake: 'A projected list is read by a statement of its own, which signs nothing.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listAssets }) => ({
        listAssets(call) {
          const { request } = call;
          const query = request.query.fields ? { ...request.query, presign: false } : request.query;
          return listAssets({ ...call, request: { ...request, query } });
        },
      })),
  },
  'url-of-the-request-before': {
    breaks: ['assets.bytes-kept'],
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
  },
});
