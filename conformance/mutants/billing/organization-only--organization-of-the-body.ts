import type { Mutant } from '../mutant.ts';

export const organizationOfTheBody: Mutant = {
  id: 'billing/organization-only--organization-of-the-body',
  clauses: ['billing.organization-only'],
  check: 'billing/organization-only',
  mistake: 'The body may name the organization, as in the interface for support, and nobody asks whose it is.',
  applyTo(parts) {
    const { validate, handlers } = parts;
    const named = new WeakMap<object, string>();
    return {
      ...parts,
      validate(world, operation, request) {
        if (operation.id !== 'updateBalance') return validate(world, operation, request);
        const { org_id, ...body } = request.body as Record<string, unknown>;
        const valid = validate(world, operation, { ...request, body });
        if (typeof org_id === 'string') named.set(valid.body as object, org_id);
        return valid;
      },
      handlers: {
        ...handlers,
        async updateBalance(call) {
          const organization_id = named.get(call.request.body as object);
          const caller = call.caller && { ...call.caller, ...(organization_id && { organization_id }) };
          return handlers.updateBalance({ ...call, caller });
        },
      },
    };
  },
};
