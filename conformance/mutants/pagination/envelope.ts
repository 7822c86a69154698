import { envelope } from '../../checks/pagination/envelope.ts';
import { withRefusal } from '../changed-requests.ts';
import { withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(envelope, {
  'items-renamed': {
    breaks: ['pagination.envelope'],
    mistake: 'The framework has its own idea of a page and calls the items data.',
    applyTo: (parts) =>
      withWire(parts, null, (wire, reply) => {
        if (reply.kind !== 'page' || wire.body === undefined) return wire;
        const { items, ...rest } = JSON.parse(wire.body);
        return { ...wire, body: JSON.stringify({ data: items, ...rest }) };
      }),
  },
  'next-is-an-object': {
    breaks: ['pagination.envelope'],
    mistake: 'Links are objects with an href, as in other interfaces of the house.',
    applyTo: (parts) =>
      withWire(parts, null, (wire, reply) => {
        if (reply.kind !== 'page' || wire.body === undefined) return wire;
        const body = JSON.parse(wire.body);
        return { ...wire, body: JSON.stringify({ ...body, next: body.next && { href: body.next } }) };
      }),
  },
  'one-is-no-page': {
    breaks: ['pagination.envelope'],
    mistake: 'The validation demands a page size above 1, where 1 is the smallest that is stated.',
    applyTo: (parts) => withRefusal(parts, 'listAssetTypes', ({ query }) => Number(query.page_size) === 1),
  },
});
