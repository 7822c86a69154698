/**
 * No `x-` but those of the option `known`: every other one would be written for nobody.
 * @param {{ known?: string[] }} options
 */
export function extensionsKnown({ known = [] }) {
  return {
    any: {
      /** @param {any} node @param {import('./schemas.js').Context} ctx */
      enter(node, ctx) {
        // In a map the keys are names (of a header, of a property), not keywords.
        if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
        if (/Map$|^SchemaProperties$|^Named/.test(ctx.type?.name ?? '')) return;
        for (const key of new Set([...Object.keys(node), ...Object.keys(ctx.rawNode ?? {})])) {
          if (!key.startsWith('x-') || known.includes(key)) continue;
          ctx.report({ message: `Nothing reads the extension ${key}.`, location: ctx.location.child([key]) });
        }
      },
    },
  };
}
