import { trackDirection } from './direction.js';
import { follow } from './schemas.js';

/**
 * Every operation says how it refuses what its request can be wrong in: too many requests (429) and what does not
 * validate (422); a path that names nothing (404), where a parameter stands in it; a body that is not JSON (400), too
 * large (413) or of another media type (415), where it takes one.
 */
export function refusalsByRequest() {
  const direction = trackDirection();
  /** @type {any[]} */
  let ofThePath = [];
  return {
    ...direction.visitors,
    /** @param {any} item */
    PathItem(item) {
      ofThePath = item.parameters ?? [];
    },
    /** @param {any} operation @param {import('./schemas.js').Context} ctx */
    Operation(operation, ctx) {
      if (direction.isOutgoing()) return;
      const parameters = [...ofThePath, ...(operation.parameters ?? [])];
      const isNamed = parameters.some((parameter) => follow(parameter, ctx.location, ctx).node?.in === 'path');
      const wanted = [
        '422',
        '429',
        ...(isNamed ? ['404'] : []),
        ...(operation.requestBody ? ['400', '413', '415'] : []),
      ];
      for (const status of wanted) {
        if (operation.responses?.[status]) continue;
        ctx.report({ message: `${operation.operationId} can refuse with ${status} but does not document it.` });
      }
    },
  };
}
