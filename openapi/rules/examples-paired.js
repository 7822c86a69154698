import { trackDirection } from './direction.js';
import { follow } from './schemas.js';

/** The names of the examples of a body. @param {any} body @returns {string[]} */
const exampleNames = (body) => Object.values(body?.content ?? {}).flatMap((media) => Object.keys(media.examples ?? {}));

/**
 * Examples come in pairs where an operation takes a body: each request example has a response example of its name, and
 * each example of a success that has a body has a request example of its name.
 */
export function examplesPaired() {
  const direction = trackDirection();
  return {
    ...direction.visitors,
    /** @param {any} operation @param {import('./schemas.js').Context} ctx */
    Operation(operation, ctx) {
      if (direction.isOutgoing() || !operation.requestBody) return;
      const asked = exampleNames(follow(operation.requestBody, ctx.location, ctx).node);
      /** @type {Set<string>} */
      const answered = new Set();
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        const { node } = follow(response, ctx.location, ctx);
        for (const name of exampleNames(node)) {
          answered.add(name);
          if (!status.startsWith('2') || asked.includes(name)) continue;
          ctx.report({ message: `${operation.operationId} answers ${status} ${name}, but no request has that name.` });
        }
        if (status === '204') for (const name of asked) answered.add(name);
      }
      for (const name of asked.filter((each) => !answered.has(each))) {
        ctx.report({ message: `${operation.operationId} is asked ${name}, but no response has that name.` });
      }
    },
  };
}
