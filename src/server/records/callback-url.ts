/** Fate of the `callback_url` of a dispatch (choice `runs.callback_url`). */
import type { Issue } from '../../choices/canonical.ts';
import type { Policies } from '../../choices/policies.ts';
import { isPrivateHost } from '../../engine/private-host.ts';
import { urlIssues } from './absolute-url.ts';

/** Receiver of the run's end, and everything that is wrong with it. */
export interface Callback {
  url: string | null;
  issues: readonly Issue[];
}

type Choice = Policies['runs']['callback_url'];

const at = ['body', 'callback_url'];

/** The document's bounds of a URL; what breaks them is malformed too. */
const form = /^https?:\/\/\S{1,8184}$/;

/** True where text that does not even look like a URL may go as far as here. */
export function allowsMalformed({ malformed }: Choice): boolean {
  return malformed !== 'refused';
}

export function callbackOf(url: string | null, { malformed, private: private_hosts }: Choice): Callback {
  if (url === null) return { url, issues: [] };
  const issues = form.test(url)
    ? urlIssues(url, at)
    : [{ at, message: 'This is no URL.', type: 'pattern', input: url }];
  if (issues.length > 0) return ofMalformed[malformed](url, issues);
  if (private_hosts === 'accepted' || !isPrivateHost(new URL(url).hostname)) return { url, issues };
  const message = 'This leads to loopback or a private network, where the service calls nobody.';
  return { url, issues: [{ at, message, type: 'private', input: url }] };
}

const ofMalformed: Readonly<Record<Choice['malformed'], (url: string, issues: readonly Issue[]) => Callback>> = {
  refused: (url, issues) => ({ url, issues }),
  ignored: () => ({ url: null, issues: [] }),
  accepted: (url) => ({ url, issues: [] }),
};
