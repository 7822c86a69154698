/** One POST to a receiver, redirects followed, and what became of it. */
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

export interface Posted {
  status?: number;
  body?: string;
  retry_after_ms?: number;
  /** Reason why there is no status. */
  problem?: 'network' | 'timeout';
}

export interface Posting {
  result: Promise<Posted>;
  /** Resolves when all was sent and the receiver takes its time. */
  waiting: Promise<void>;
  cut(problem: 'network' | 'timeout'): void;
}

/** A receiver that answers at once has done so by then, on a machine that is busy too. */
const patience_ms = 60;
const patience_turns = 20;
const most_redirects = 3;
const longest_body = 2_000;
const redirects = [301, 302, 303, 307, 308];

/** So long, and so many turns of this process, in which the receiver may be. */
async function patience(): Promise<void> {
  await new Promise((done) => setTimeout(done, patience_ms));
  for (let turn = 0; turn < patience_turns; turn++) await new Promise((done) => setImmediate(done));
}

export function post(url: string, body: string, headers: Record<string, string>): Posting {
  const { promise: result, resolve } = Promise.withResolvers<Posted>();
  const { promise: waiting, resolve: wait } = Promise.withResolvers<void>();
  let problem: Posted['problem'] = 'network';
  let cutNow = () => {};

  function send(to: string, hops: number): void {
    const request = (to.startsWith('https:') ? secure : plain)(to, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    cutNow = () => request.destroy();
    request.on('error', () => resolve({ problem }));
    request.on('finish', () => void patience().then(wait));
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: told } = response;
      if (redirects.includes(status) && told.location && URL.canParse(told.location, to) && hops < most_redirects) {
        response.resume();
        return send(new URL(told.location, to).href, hops + 1);
      }
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text = (text + chunk).slice(0, longest_body);
      });
      const retry_after_ms = 1000 * (Number(told['retry-after']) || 0);
      // A sent status is an answer, even where the rest is cut off.
      response.on('close', () => resolve(problem === 'timeout' ? { problem } : { status, body: text, retry_after_ms }));
      response.on('error', () => {});
    });
    request.end(body);
  }

  try {
    send(url, 0);
  } catch {
    resolve({ problem });
  }
  return {
    result,
    waiting,
    cut(why) {
      problem = why;
      cutNow();
    },
  };
}
