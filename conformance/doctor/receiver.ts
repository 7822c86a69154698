/** Test of the receiver: the suite can listen there, and is reached by the URL that the target is given. */
import { request } from 'undici';
import { InputError } from '../../src/input/input-error.ts';
import { createReceiver } from '../receiver/receiver.ts';
import type { Target } from '../target/target.ts';
import { receiverProblem } from '../waves/target-offers.ts';
import { type Finding, findingsOf } from './finding.ts';

const { well, problem } = findingsOf('receiver');
const timeout_ms = 10_000;

export async function tryReceiver(target: Target): Promise<Finding> {
  const missing = receiverProblem(target);
  if (missing) return problem('receiver', missing.reason, 'or leave out the areas that deliver events');
  let receiver: Awaited<ReturnType<typeof createReceiver>>;
  try {
    receiver = await createReceiver(target.receiver);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const [says = '', mend = ''] = error.message.split('; ');
    return problem('receiver.bind', says, mend);
  }
  try {
    const inbox = receiver.open(() => ({ kind: 'status', status: 200 }));
    const { origin } = new URL(inbox.url);
    const key = target.receiver?.public_url === undefined ? 'receiver' : 'receiver.public_url';
    const mend = 'let the tunnel or proxy lead to receiver.bind, and give the URL at which it begins';
    try {
      const answer = await request(inbox.url, {
        method: 'POST',
        body: 'is this the receiver?',
        signal: AbortSignal.timeout(timeout_ms),
      });
      await answer.body.dump();
      if (inbox.arrivals.length > 0) return well(`what is sent to ${origin} arrives`);
      return problem(key, `${origin} answers ${answer.statusCode}, and nothing arrives here`, mend);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return problem(key, `${origin} cannot be reached from here (${code ?? message})`, mend);
    }
  } finally {
    await receiver.close();
  }
}
