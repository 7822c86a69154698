import type { Mutant } from '../mutant.ts';
import { withRememberedUrls } from '../remembered-urls.ts';

export const lastUrlOfTheOrganization: Mutant = {
  id: 'events/callback-only-with-url--last-one-of-the-organization',
  clauses: ['callbacks.none-without-url'],
  check: 'events/callback-only-with-url',
  mistake: 'The callback_url of a dispatch is kept as a setting of the organization, for all runs that bring none.',
  applyTo: (parts) => withRememberedUrls(parts, ({ org_id }) => org_id),
};
