/** Answers to senders, as `--respond` gives them. */
import { InvalidArgumentError } from 'commander';

/**
 * A status; `reset`: the connection is reset without an answer; `hang`: nothing is answered until the sender gives up;
 * `forward`: what the server answers that events are passed on to.
 */
export type ListenReply = number | 'reset' | 'hang' | 'forward';

const words = ['reset', 'hang', 'forward'] as const;

/** Replies in the order of arrival, with commas between; the last one goes for all that come after. */
export function replies(text: string): ListenReply[] {
  return text.split(',').map((part) => {
    const word = part.trim();
    if (/^[2-5]\d\d$/.test(word)) return Number(word);
    const found = words.find((one) => one === word);
    if (found === undefined) {
      throw new InvalidArgumentError(`It takes statuses from 200 to 599, ${words.join(', ')}, with commas between.`);
    }
    return found;
  });
}

/** @param number of the arrival, from 0 */
export function replyTo(script: readonly ListenReply[], number: number): ListenReply {
  return script[Math.min(number, script.length - 1)]!;
}
