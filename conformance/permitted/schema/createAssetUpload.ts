import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(schemaCheck('createAssetUpload'), {
  'more-than-asked': {
    obeys: ['uploads.answer'],
    what: 'A session is answered with the fields of a form and the headers to send beside the two that are stated.',
    applyTo: (parts) =>
      withRecord(parts, 'createAssetUpload', (session) => ({
        ...session,
        method: 'PUT',
        headers: { 'content-type': null },
        id: 7,
        url: false,
        status: ['waiting'],
      })),
  },
});
