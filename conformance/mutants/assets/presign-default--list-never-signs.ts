import type { Mutant } from '../mutant.ts';

export const listNeverSigns: Mutant = {
  id: 'assets/presign-default--list-never-signs',
  clauses: ['assets.presign-flag'],
  check: 'assets/presign-default',
  mistake: 'The list takes the flag and does not hand it on to what makes the URLs.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets: (call) =>
          listAssets({ ...call, request: { ...call.request, query: { ...call.request.query, presign: false } } }),
      },
    };
  },
};
