import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const spacesMadeOne: Mutant = {
  id: 'assets/shown--spaces-made-one',
  clauses: ['assets.stored-name'],
  check: 'assets/shown',
  mistake: 'The name goes through a form field, which makes several spaces one.',
  applyTo: (parts) =>
    withBody(parts, 'createAssetUpload', (body) =>
      typeof body.filename === 'string' ? { ...body, filename: body.filename.replaceAll(/ +/g, ' ') } : body,
    ),
};
