import { otherForms } from '../../checks/document/other-forms.ts';
import { withPart } from '../changed-parts.ts';
import { withRefusedHeaders } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(otherForms, {
  'json-by-its-name-alone': {
    breaks: ['document.json'],
    mistake: 'Accept is compared with application/json as a text, so that a caller who takes anything is refused.',
    applyTo: (parts) => withRefusedHeaders(parts, (headers) => String(headers.accept).includes('*/*')),
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
