import { trackDirection } from './direction.js';
import { follow } from './schemas.js';

/**
 * Operations that make a record (201 or 202) link to those that take its id, so that a tool can walk on; save the
 * operations of the option `except`.
 * @param {{ except?: string[] }} options
 */
export function createsLinked({ except = [] }) {
  const direction = trackDirection();
  return {
    ...direction.visitors,
    /** @param {any} operation @param {import('./schemas.js').Context} ctx */
    Operation(operation, ctx) {
      if (direction.isOutgoing() || except.includes(operation.operationId)) return;
      for (const status of ['201', '202']) {
        const response = operation.responses?.[status];
        if (!response) continue;
        const { node } = follow(response, ctx.location, ctx);
        if (Object.keys(node?.links ?? {}).length > 0) continue;
        const location = ctx.location.child(['responses', status]);
        ctx.report({ message: `${operation.operationId} answers ${status} without links.`, location });
      }
    },
  };
}
