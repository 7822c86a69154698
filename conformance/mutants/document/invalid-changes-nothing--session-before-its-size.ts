import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const sessionBeforeItsSize: Mutant = {
  id: 'document/invalid-changes-nothing--session-before-its-size',
  clauses: ['errors.invalid-changes-nothing'],
  check: 'document/invalid-changes-nothing',
  mistake: 'The asset is written before the size is looked at, and stays when that is refused.',
  applyTo: (parts) => ({
    ...parts,
    validate(world, operation, request) {
      const body = request.body as { size_bytes?: unknown } | undefined;
      if (operation.id !== 'createAssetUpload' || typeof body?.size_bytes !== 'object') {
        return parts.validate(world, operation, request);
      }
      return { ...request, query: {}, body: { ...body, size_bytes: -1 } };
    },
    handlers: {
      ...parts.handlers,
      async createAssetUpload(call) {
        const body = call.request.body as { size_bytes: number };
        if (body.size_bytes >= 0) return parts.handlers.createAssetUpload(call);
        await parts.handlers.createAssetUpload({
          ...call,
          request: { ...call.request, body: { ...body, size_bytes: 1 } },
        });
        throw new Refused('invalid');
      },
    },
  }),
};
