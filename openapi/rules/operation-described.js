const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/;
const MAX_SUMMARY_LENGTH = 80; // characters; longer ones are cut in the side bar of every viewer tried

/** Every operation has a camelCase operationId, exactly one tag that is described, a summary and a description. */
export function operationDescribed() {
  /** @type {Map<string, string>} */
  const described = new Map();
  return {
    /** @param {any} root */
    Root(root) {
      for (const tag of root.tags ?? []) if (tag.description) described.set(tag.name, tag.description);
    },
    /** @param {any} operation @param {import('./schemas.js').Context} ctx */
    Operation(operation, ctx) {
      const { operationId, tags = [], summary = '', description = '' } = operation;
      const name = operationId ?? ctx.key;
      if (!CAMEL_CASE.test(operationId ?? '')) ctx.report({ message: `${name} needs an operationId in camelCase.` });
      if (tags.length !== 1) ctx.report({ message: `${name} needs exactly one tag, not ${tags.length}.` });
      for (const tag of tags) {
        if (!described.has(tag)) ctx.report({ message: `${name} has the tag ${tag}, which is not described.` });
      }
      if (!summary || summary.endsWith('.') || summary.length > MAX_SUMMARY_LENGTH) {
        ctx.report({
          message: `${name} needs a summary of at most ${MAX_SUMMARY_LENGTH} characters, without a full stop.`,
        });
      }
      if (!description.trim()) ctx.report({ message: `${name} needs a description.` });
    },
  };
}
