import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('createAssetUpload'), {
  'size-not-looked-at': {
    breaks: ['uploads.invalid-refused'],
    mistake: 'A value that is no number is taken for nought.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        const { size_bytes } = (request.body ?? {}) as { size_bytes?: unknown };
        const lenient = operation.id === 'createAssetUpload' && typeof size_bytes === 'object';
        const body = lenient ? { ...(request.body as object), size_bytes: 0 } : request.body;
        return parts.validate(world, operation, { ...request, body });
      },
    }),
  },
  'small-files-refused': {
    breaks: ['uploads.body'],
    mistake: 'A lower bound that keeps test files out of production came along into the interface.',
    applyTo: (parts) => withRefusal(parts, 'createAssetUpload', (_, { size_bytes }) => Number(size_bytes) < 1_000),
  },
});
