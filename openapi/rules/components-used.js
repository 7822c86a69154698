/**
 * Every component is referred to somewhere, save those of the option `known`. (Redocly's own `no-unused-components`
 * takes no exceptions.) Security schemes are used by name and are not looked at.
 * @param {{ known?: string[] }} options
 */
export function componentsUsed({ known = [] }) {
  /** @type {Set<string>} */
  const used = new Set();
  return {
    ref: {
      /** @param {{ $ref: string }} reference */
      enter(reference) {
        used.add(reference.$ref);
      },
    },
    Root: {
      /** @param {any} root @param {import('./schemas.js').Context} ctx */
      leave(root, ctx) {
        for (const [kind, components] of Object.entries(root.components ?? {})) {
          if (kind === 'securitySchemes') continue;
          for (const name of Object.keys(components)) {
            const pointer = `#/components/${kind}/${name}`;
            if (known.includes(name) || used.has(pointer)) continue;
            const location = ctx.location.child(['components', kind, name]);
            ctx.report({ message: `Nothing refers to ${pointer}.`, location });
          }
        }
      },
    },
  };
}
