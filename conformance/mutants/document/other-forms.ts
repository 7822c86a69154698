import { otherForms } from '../../checks/document/other-forms.ts';
import { withPart } from '../changed-parts.ts';
import { withRefusedHeaders } from '../changed-requests.ts';
import { asPage } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(otherForms, {
  'json-by-its-name-alone': {
    breaks: ['document.json'],
    mistake: 'Accept is compared with application/json as a text, so that a caller who takes anything is refused.',
    applyTo: (parts) => withRefusedHeaders(parts, (headers) => String(headers.accept).includes('*/*')),
  },
  'accept-is-required': {
    breaks: ['document.json'],
    mistake: 'The framework looks for a renderer for the media type that was asked for, and finds none for nothing.',
    applyTo: (parts) => withRefusedHeaders(parts, (headers) => headers.accept === undefined),
  },
  'page-for-whoever-takes-anything': {
    breaks: ['document.json'],
    mistake: 'The first of several renderers makes pages for people, and it is taken where anything is.',
    applyTo(parts) {
      const of_people = new WeakSet<object>();
      return withPart(parts, 'dialect', (dialect) => ({
        decodeRequest(operation, path, query, headers, body) {
          const request = dialect.decodeRequest(operation, path, query, headers, body);
          if (headers.accept === '*/*') of_people.add(request.path);
          return request;
        },
        encodeReply(request, reply) {
          const wire = dialect.encodeReply(request, reply);
          return of_people.has(request.path) ? asPage(wire) : wire;
        },
      }));
    },
  },
  'as-long-as-told': {
    breaks: ['document.json'],
    mistake: 'As many bytes of a body are read as Content-Length says, and none where it says nothing.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        decodeRequest(operation, path, query, headers, body) {
          const is_told = headers['content-length'] !== undefined;
          return dialect.decodeRequest(operation, path, query, headers, is_told ? body : undefined);
        },
      })),
  },
});
