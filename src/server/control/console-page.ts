/** The files of the console as answers. */
import type { WireReply } from '../../choices/canonical.ts';
import { consoleFiles } from '../../console/files.ts';
import { Refused } from '../refused.ts';
import { usual_headers } from './control-reply.ts';

/** Nothing runs, shows or is asked for but what this server sends; and nobody shows the page inside another. */
const page_headers = {
  ...usual_headers,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

let files: ReturnType<typeof consoleFiles> | undefined;

/** @throws Refused for a file that the page has not */
export async function consolePage(name = 'console.html'): Promise<WireReply> {
  files ??= consoleFiles();
  const file = (await files).get(name);
  if (!file) throw new Refused('unknown_route');
  return { status: 200, headers: { ...page_headers, 'content-type': file.type }, body: file.text };
}
