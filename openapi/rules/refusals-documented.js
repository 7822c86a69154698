import { trackDirection } from './direction.js';

/** Every operation that needs a token says what happens without one (401) and with one that may not (403). */
export function refusalsDocumented() {
  const direction = trackDirection();
  /** @type {any[]} */
  let everywhere = [];
  return {
    ...direction.visitors,
    /** @param {any} root */
    Root(root) {
      everywhere = root.security ?? [];
    },
    /** @param {any} operation @param {import('./schemas.js').Context} ctx */
    Operation(operation, ctx) {
      if (direction.isOutgoing()) return;
      const security = operation.security ?? everywhere;
      if (security.length === 0 || security.some((/** @type {any} */ way) => Object.keys(way).length === 0)) return;
      for (const status of ['401', '403']) {
        if (operation.responses?.[status]) continue;
        ctx.report({ message: `${operation.operationId} needs a token but does not document ${status}.` });
      }
    },
  };
}
