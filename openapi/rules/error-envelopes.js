import { trackDirection } from './direction.js';
import { componentName, follow } from './schemas.js';

/**
 * Every error body has the envelope of its operation: `ValidationErrorEnvelope` for the operations of the option `validation`,
 * that of the option `others` for those that it names, and `ErrorEnvelope` for all else.
 * @param {{ validation?: string[], others?: Record<string, string> }} options
 */
export function errorEnvelopes({ validation = [], others = {} }) {
  const direction = trackDirection();
  return {
    ...direction.visitors,
    /** @param {any} operation @param {import('./schemas.js').Context} ctx */
    Operation(operation, ctx) {
      if (direction.isOutgoing()) return;
      const usual = validation.includes(operation.operationId) ? 'ValidationErrorEnvelope' : 'ErrorEnvelope';
      const wanted = others[operation.operationId] ?? usual;
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (!/^[45]/.test(status)) continue;
        const location = ctx.location.child(['responses', status]);
        const { node, place } = follow(response, location, ctx);
        const schema = node?.content?.['application/json']?.schema;
        const found = schema && componentName(follow(schema, place, ctx).place);
        if (found === wanted) continue;
        ctx.report({
          message: `${operation.operationId} answers ${status} with another envelope than ${wanted}.`,
          location,
        });
      }
    },
  };
}
