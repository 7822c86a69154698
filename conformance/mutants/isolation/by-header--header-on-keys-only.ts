import type { Mutant } from '../mutant.ts';

export const headerOnKeysOnly: Mutant = {
  id: 'isolation/by-header--header-on-keys-only',
  clauses: ['isolation.by-header'],
  check: 'isolation/by-header',
  mistake:
    'Once a workflow is there, users act where they signed in; the header is read for API keys, and for creation.',
  applyTo(parts) {
    return {
      ...parts,
      authorize(world, operation, { organization, ...request }, token) {
        const heeds = token.kind === 'api_key' || operation.id === 'createGraphWorkflow';
        return parts.authorize(
          world,
          operation,
          heeds && organization !== undefined ? { ...request, organization } : request,
          token,
        );
      },
    };
  },
};
