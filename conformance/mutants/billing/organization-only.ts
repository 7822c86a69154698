import { balanceOfTheOrganization } from '../../checks/billing/organization-only.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withTrustedHeader } from '../other-callers.ts';

export const mutants = mutantsOf(balanceOfTheOrganization, {
  'every-balance': {
    breaks: ['billing.organization-only'],
    mistake: 'The update has no condition.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async updateThreshold(organization, threshold, at, expected) {
          const update = await store.updateThreshold(organization, threshold, at, expected);
          if (update.kind !== 'updated') return update;
          for (const { id } of await store.organizations()) {
            if (id !== organization && (await store.balance(id))) await store.updateThreshold(id, threshold, at);
          }
          return update;
        },
      })),
  },
  'organization-of-the-body': {
    breaks: ['billing.organization-only'],
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
  },
  'organization-of-the-header': {
    breaks: ['billing.organization-only'],
    mistake: 'Billing reads the header by itself, and does not ask for the membership.',
    applyTo: (parts) => withTrustedHeader(parts, 'updateBalance'),
  },
});
