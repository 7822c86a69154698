import { withWire } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

const ofWrites = { created: 203, session: 226, dispatched: 299, updated: 206, deleted: 250, deleted_again: 207 };

export const permitted = permittedOf(
  { id: 'everywhere/statuses' },
  {
    'every-2xx': {
      obeys: ['errors.refusal-is-4xx', 'soft-delete.folder', 'uploads.answer'],
      what: 'Creations, changes and deletions are answered with a status of 2xx that hardly anybody uses.',
      applyTo: (parts) =>
        withWire(parts, null, (wire, reply) =>
          reply.kind !== 'record' || reply.success === 'read' ? wire : { ...wire, status: ofWrites[reply.success] },
        ),
    },
    'reads-without-200': {
      obeys: ['runs.read', 'pagination.envelope'],
      what: 'A read is answered with 203, as by a transforming proxy.',
      applyTo: (parts) =>
        withWire(parts, null, (wire, { kind }) =>
          kind === 'problem' || wire.status !== 200 ? wire : { ...wire, status: 203 },
        ),
    },
    'words-after-a-delete': {
      obeys: ['soft-delete.asset', 'soft-delete.folder'],
      what: 'A deletion is answered with a body: a word, a list, a record, one after another.',
      applyTo(parts) {
        const bodies = ['"deleted"', '[]', '{"deleted":true,"id":null}', 'null', '1'];
        let turn = 0;
        return withWire(parts, null, (wire, reply) =>
          reply.kind !== 'record' || !reply.success.startsWith('deleted')
            ? wire
            : {
                status: 200,
                headers: { ...wire.headers, 'content-type': 'application/json' },
                body: bodies[turn++ % bodies.length]!,
              },
        );
      },
    },
  },
);
