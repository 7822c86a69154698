import { otherForms } from '../../checks/document/other-forms.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(otherForms, {
  'told-lengths-alone': {
    obeys: ['document.json'],
    what: 'A body whose length is not told before is refused with 411, and answers are compressed where the caller takes that.',
    front: {
      before({ headers }) {
        if (headers['transfer-encoding'] === undefined) return undefined;
        const body = Buffer.from(
          JSON.stringify({ code: 'length_required', message: 'Content-Length is missing', errors: [] }),
        );
        return { status: 411, headers: { 'content-type': 'application/json' }, body };
      },
    },
  },
});
