import type { Parts } from '../../../src/server/parts.ts';

/**
 * Updates of the balance that name no threshold are taken: one stands in for it until the body has been looked at.
 *
 * @param nameless keeps such bodies, as the handler has them
 */
export function withNameless(parts: Parts, nameless: WeakSet<object>): Parts {
  return {
    ...parts,
    validate(world, operation, request) {
      const body = (request.body ?? {}) as Record<string, unknown>;
      const is_nameless = operation.id === 'updateBalance' && !Object.hasOwn(body, 'low_balance_threshold');
      if (!is_nameless) return parts.validate(world, operation, request);
      const valid = parts.validate(world, operation, { ...request, body: { ...body, low_balance_threshold: 0 } });
      const kept = { ...(valid.body as object) };
      nameless.add(kept);
      return { ...valid, body: kept };
    },
  };
}
