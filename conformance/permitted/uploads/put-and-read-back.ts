import { putAndReadBack } from '../../checks/uploads/put-and-read-back.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(putAndReadBack, {
  'scanned-first': {
    obeys: [
      'uploads.put',
      'uploads.put-without-credentials',
      'uploads.asset-readable',
      'assets.presigned-get-opens',
      'assets.bytes-kept',
    ],
    what: 'Storage answers a PUT with 202 and XML, and takes any other type or size as well; the asset comes into being with its file, under a name that was made unique.',
    choices: {
      assets: {
        put_answer: { status: 202, body: 'xml' },
        put_mismatch: 'accepted',
        listed_from: 'put',
        stored_name: 'made_unique',
      },
    },
  },
});
