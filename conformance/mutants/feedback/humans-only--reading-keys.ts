import type { Mutant } from '../mutant.ts';
import { withoutScope } from '../other-callers.ts';
import { as, withRater } from '../other-ratings.ts';

export const readingKeysMayRate: Mutant = {
  id: 'feedback/humans-only--reading-keys',
  clauses: ['feedback.humans-only'],
  check: 'feedback/humans-only',
  mistake: 'Whoever may only read is let in as a guest of the gallery, whose ratings are asked for, and is no person.',
  applyTo(parts) {
    const guests = withoutScope(parts, 'rateRun', ({ scopes }) => readsOnly(scopes));
    return withRater(guests, (call, rate) =>
      rate(readsOnly(call.caller?.scopes ?? []) ? as(call, { kind: 'user' }) : call),
    );
  },
};

function readsOnly(scopes: readonly string[]): boolean {
  return scopes.length > 0 && scopes.every((scope) => scope.endsWith(':read'));
}
