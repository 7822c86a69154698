import type { Mutant } from '../mutant.ts';
import { withRenamedHeaders } from './renamed-headers.ts';

export const callbacksCalledOtherwise: Mutant = {
  id: 'document/header-prefix--callbacks-called-otherwise',
  clauses: ['document.header-prefix'],
  check: 'document/header-prefix',
  mistake: 'Callbacks are sent by an older service, which calls itself by another name.',
  applyTo: (parts) =>
    withRenamedHeaders(parts, (name, { channel }) =>
      channel === 'callback' ? name.replace(/^.*-(request-id|signature)$/, 'x-runs-$1') : name,
    ),
};
