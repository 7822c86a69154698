import type { Mutant } from '../mutant.ts';

export const readIsPlain: Mutant = {
  id: 'assets/presign-default--read-is-plain',
  clauses: ['assets.presign-default-read'],
  check: 'assets/presign-default',
  mistake: 'Whoever does not ask for a signature gets none.',
  applyTo(parts) {
    const { getAsset } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        getAsset: (call) =>
          getAsset({ ...call, request: { ...call.request, query: { presign: false, ...call.request.query } } }),
      },
    };
  },
};
