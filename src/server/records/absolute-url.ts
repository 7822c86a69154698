/** URLs that callers name for the service to call. */
import type { Issue } from '../../choices/canonical.ts';

/**
 * Faults of a URL that follows the document's pattern: the pattern lets through what no HTTP client can call, such as
 * `http://[`.
 * @param at where the URL stands in the request
 */
export function urlIssues(url: string, at: readonly string[]): Issue[] {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol === 'http:' || parsed?.protocol === 'https:') return [];
  return [{ at, message: 'This is not an absolute http or https URL.', type: 'pattern', input: url }];
}
