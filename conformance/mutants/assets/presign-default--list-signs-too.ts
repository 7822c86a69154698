import type { Mutant } from '../mutant.ts';

export const listSignsToo: Mutant = {
  id: 'assets/presign-default--list-signs-too',
  clauses: ['assets.presign-default-list'],
  check: 'assets/presign-default',
  mistake: 'The flag has one default for both operations.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets: (call) =>
          listAssets({ ...call, request: { ...call.request, query: { presign: true, ...call.request.query } } }),
      },
    };
  },
};
