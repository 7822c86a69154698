import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const smallFilesRefused: Mutant = {
  id: 'requests/createAssetUpload--small-files-refused',
  clauses: ['uploads.body'],
  check: 'requests/createAssetUpload',
  mistake: 'A lower bound that keeps test files out of production came along into the interface.',
  applyTo: (parts) => withRefusal(parts, 'createAssetUpload', (_, { size_bytes }) => Number(size_bytes) < 1_000),
};
