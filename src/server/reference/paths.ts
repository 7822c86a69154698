/** Paths of the reference pages: beside `/v1`, never below it. */

export const reference_paths = ['/', '/docs', '/docs/*', '/openapi.json', '/openapi.yaml'] as const;

const pattern = /^\/(?:docs(?:\/.*)?|openapi\.(?:json|yaml))?(?:\?|$)/;

/** @param url path and query inside a world */
export function isReferencePath(url: string): boolean {
  return pattern.test(url);
}
