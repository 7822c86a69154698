import type { Mutant } from '../mutant.ts';

export const offIsNotGiven: Mutant = {
  id: 'assets/presign-default--off-is-not-given',
  clauses: ['assets.presign-flag'],
  check: 'assets/presign-default',
  mistake: 'A flag that is off is taken for one that was not given, so that the default of the read has its way.',
  applyTo(parts) {
    const { getAsset } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        getAsset(call) {
          const { presign: _, ...query } = call.request.query;
          return getAsset({ ...call, request: { ...call.request, query } });
        },
      },
    };
  },
};
