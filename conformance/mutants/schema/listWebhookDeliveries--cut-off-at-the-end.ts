import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const logCutOff: Mutant = {
  id: 'schema/listWebhookDeliveries--cut-off-at-the-end',
  clauses: ['document.json'],
  check: 'schema/listWebhookDeliveries',
  mistake: 'The log is streamed, and its end is lost.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeReply(request, reply) {
        const wire = parts.dialect.encodeReply(request, reply);
        return request.operation === 'listWebhookDeliveries' ? { ...wire, body: (wire.body ?? '').slice(0, -1) } : wire;
      },
    }),
  }),
};
