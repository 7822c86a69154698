import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('listAssets'), {
  'items-without-ids': {
    breaks: ['pagination.envelope'],
    mistake: 'List items are meant for a gallery, which shows no ids.',
    applyTo: (parts) => withRecord(parts, 'listAssets', ({ id: _, ...asset }) => asset),
  },
  'once-for-each-tag': {
    breaks: ['pagination.at-most-500'],
    mistake:
      'The list is joined with the users it embeds after it was cut, and shows each asset once for each row of theirs.',
    applyTo: (parts) =>
      withReply(parts, 'listAssets', (reply, { request }) => {
        if (reply.kind !== 'page' || reply.page.items.length === 0 || request.query.embed === undefined) return reply;
        const { items } = reply.page;
        const all = Array.from({ length: 501 }, (_, place) => items[place % items.length]!);
        return { ...reply, page: { ...reply.page, items: all } };
      }),
  },
  'size-as-text': {
    breaks: ['types.asset-fields'],
    mistake: 'Integers of 64 bits leave the database as text, and nobody turns large ones back.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) =>
        Number(asset.size_bytes) > 2 ** 31 ? { ...asset, size_bytes: String(asset.size_bytes) } : asset,
      ),
  },
  'labelled-as-a-page': {
    breaks: ['document.json'],
    mistake: 'The text is written without telling the framework what it is, which takes it for a page.',
    applyTo: (parts) =>
      withWire(parts, 'listAssets', (wire) => ({ ...wire, headers: { ...wire.headers, 'content-type': 'text/html' } })),
  },
});
