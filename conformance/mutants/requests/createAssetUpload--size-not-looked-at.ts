import type { Mutant } from '../mutant.ts';

export const sizeNotLookedAt: Mutant = {
  id: 'requests/createAssetUpload--size-not-looked-at',
  clauses: ['uploads.invalid-refused'],
  check: 'requests/createAssetUpload',
  mistake: 'What is no number is taken for nought.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        const { size_bytes } = (request.body ?? {}) as { size_bytes?: unknown };
        const lenient = operation.id === 'createAssetUpload' && typeof size_bytes === 'object';
        const body = lenient ? { ...(request.body as object), size_bytes: 0 } : request.body;
        return parts.validate(world, operation, { ...request, body });
      },
    };
  },
};
