import type { Mutant } from '../mutant.ts';
import { withHeader, withSent } from './other-signature.ts';

export const otherHeader: Mutant = {
  id: 'signature/every-attempt--other-header',
  clauses: ['events.signature-header'],
  check: 'signature/every-attempt',
  mistake: 'The header is named as another service names it.',
  applyTo: (parts) =>
    withSent(parts, (event) => {
      const bare = withHeader(event, () => undefined);
      const [signature] = Object.entries(event.headers).flatMap(([name, value]) =>
        name.endsWith('signature') ? [value] : [],
      );
      return signature === undefined
        ? event
        : { ...bare, headers: { ...bare.headers, 'x-hub-signature-256': signature } };
    }),
};
