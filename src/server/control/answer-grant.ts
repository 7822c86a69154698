/** One request to the token endpoint, whose requests and answers are those of RFC 6749. */
import type { WireReply } from '../../choices/canonical.ts';
import type { World } from '../parts.ts';
import { Refused } from '../refused.ts';
import { type IncomingBody, readText } from '../requests/read-body.ts';
import { jsonReply } from './control-reply.ts';
import { GrantRefusal, grantToken } from './grant-token.ts';

/** Answers hold tokens, which nobody may keep. */
const uncached = { pragma: 'no-cache' };

/** @throws whatever is no matter of OAuth */
export async function answerGrant(world: World, incoming: IncomingBody): Promise<WireReply> {
  const authorization = incoming.headers.authorization as string | undefined;
  try {
    const form = new URLSearchParams(await readForm(incoming));
    return jsonReply(200, await grantToken(world, form, authorization), uncached);
  } catch (error) {
    if (!(error instanceof GrantRefusal)) throw error;
    const { error: word, message } = error;
    const is_unknown = word === 'invalid_client';
    const challenge = is_unknown ? { 'www-authenticate': 'Basic realm="token endpoint"' } : undefined;
    const body = { error: word, error_description: message };
    return jsonReply(is_unknown ? 401 : 400, body, { ...uncached, ...challenge });
  }
}

/** @throws GrantRefusal */
async function readForm(incoming: IncomingBody): Promise<string> {
  try {
    return (await readText(incoming, isForm)) ?? '';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new GrantRefusal('invalid_request', 'The body must be application/x-www-form-urlencoded, and short.');
  }
}

function isForm(content_type: string | string[] | undefined): boolean {
  return /^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i.test(String(content_type ?? ''));
}
