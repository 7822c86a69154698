import { Refused } from '../../../src/server/refused.ts';
import { anonymousHealth } from '../../checks/authentication/anonymous-health.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(anonymousHealth, {
  'nothing-for-pages': {
    breaks: ['health.probe'],
    mistake: 'A request that names an organization is taken for one of the web page, whose own probe has no body.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeReply(request, reply) {
          const is_page = request.operation === 'getHealth' && request.organization !== undefined;
          return is_page ? { status: 204, headers: {} } : dialect.encodeReply(request, reply);
        },
      })),
  },
  'behind-the-guard': {
    breaks: ['access.anonymous-operations'],
    mistake: 'The guard stands before every route, the one of the probe too, which is documented to need no token.',
    applyTo: (parts) => ({
      ...parts,
      async authenticate(world, operation, authorization) {
        const token = await parts.authenticate(world, operation, authorization);
        if (operation.id === 'getHealth' && token === undefined) throw new Refused('unauthenticated');
        return token;
      },
    }),
  },
  'on-the-inner-port-only': {
    breaks: ['health.probe'],
    mistake: 'The probe is served on a port of its own, which nobody outside can reach.',
    applyTo: (parts) =>
      withHandlers(parts, () => ({
        getHealth() {
          throw new Refused('unknown_route');
        },
      })),
  },
  'plain-ok': {
    breaks: ['health.probe'],
    mistake: 'The probe answers OK, as probes usually do.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeReply(request, reply) {
          if (request.operation !== 'getHealth') return dialect.encodeReply(request, reply);
          return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'OK' };
        },
      })),
  },
});
