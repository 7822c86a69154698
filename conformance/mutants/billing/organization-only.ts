import { balanceOfTheOrganization } from '../../checks/billing/organization-only.ts';
import { withPart } from '../changed-parts.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganizationOfTheBody, withTrustedHeader } from '../other-callers.ts';

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
    applyTo: (parts) => withOrganizationOfTheBody(parts, 'updateBalance'),
  },
  'organization-of-the-header': {
    breaks: ['billing.organization-only'],
    mistake: 'Billing reads the header by itself, and does not ask for the membership.',
    applyTo: (parts) => withTrustedHeader(parts, 'updateBalance'),
  },
  'whole-for-the-first': {
    breaks: ['billing.threshold-taken'],
    mistake: 'Organizations that came later have thresholds in tens of credits, which was never told.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => {
        const isFirst = firstOne();
        return {
          updateThreshold(organization, threshold, ...more) {
            const kept = isFirst(organization) ? threshold : String(Math.floor(Number(threshold) / 10) * 10 + 1);
            return store.updateThreshold(organization, kept, ...more);
          },
        };
      }),
  },
});
