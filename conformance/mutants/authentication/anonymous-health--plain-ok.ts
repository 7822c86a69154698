import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const plainOk: Mutant = {
  id: 'authentication/anonymous-health--plain-ok',
  clauses: ['health.probe'],
  check: 'authentication/anonymous-health',
  mistake: 'The probe answers OK, as probes usually do.',
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeReply(request, reply) {
          if (request.operation !== 'getHealth') return parts.dialect.encodeReply(request, reply);
          return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'OK' };
        },
      }),
    };
  },
};
