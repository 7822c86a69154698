/** URLs that a webhook may have where not every one is allowed (choice `events.webhook_url`). */
import type { Issue } from '../../choices/canonical.ts';
import { isPrivateHost } from '../../engine/private-host.ts';
import { urlIssues } from './absolute-url.ts';

/** Faults of a URL that must be https and lead to a public host. @param at its place in the request */
export function publicUrlIssues(url: string, at: readonly string[]): Issue[] {
  const issues = urlIssues(url, at);
  if (issues.length > 0) return issues;
  const { protocol, hostname } = new URL(url);
  const issue = (message: string, type: string): Issue => ({ at, message, type, input: url });
  return [
    ...(protocol === 'https:' ? [] : [issue('A webhook must have an https URL.', 'pattern')]),
    ...(isPrivateHost(hostname)
      ? [issue('This leads to loopback or a private network, where the service calls nobody.', 'private')]
      : []),
  ];
}
