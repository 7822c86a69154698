const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/;

/** Every body, sent or answered, has at least one example with a name of its own. A mock can then answer truthfully. */
export function bodiesExemplified() {
  return {
    /** @param {any} media @param {import('./schemas.js').Context} ctx */
    MediaType(media, ctx) {
      const names = Object.keys(media.examples ?? {});
      if (names.length === 0) ctx.report({ message: 'A body needs a named example.' });
      for (const name of names) {
        if (!CAMEL_CASE.test(name)) ctx.report({ message: `The name of the example ${name} is not in camelCase.` });
      }
    },
  };
}
