/** @param {string} path */
const segmentsOf = (path) => path.split('/');
/** @param {string} segment */
const isParameter = (segment) => segment.startsWith('{');

/** True where one request path can match both templates. @param {string} left @param {string} right */
function overlap(left, right) {
  const [a, b] = [segmentsOf(left), segmentsOf(right)];
  return a.length === b.length && a.every((one, i) => one === b[i] || isParameter(one) || isParameter(b[i] ?? ''));
}

/**
 * Two paths that one request can match are listed in the option `known`, as a pair. OpenAPI lets the literal one win,
 * but not every router does, so each pair is a decision.
 * @param {{ known?: [string, string][] }} options
 */
export function ambiguousPathsKnown({ known = [] }) {
  const pairs = new Set(known.map((pair) => [...pair].sort().join(' ')));
  return {
    /** @param {any} paths @param {import('./schemas.js').Context} ctx */
    Paths(paths, ctx) {
      const all = Object.keys(paths).sort();
      for (const [i, left] of all.entries()) {
        for (const right of all.slice(i + 1)) {
          if (!overlap(left, right) || pairs.delete(`${left} ${right}`)) continue;
          ctx.report({ message: `One request can match ${left} and ${right}.`, location: ctx.location.child([right]) });
        }
      }
      for (const pair of pairs) ctx.report({ message: `The listed pair does not overlap: ${pair}.` });
    },
  };
}
