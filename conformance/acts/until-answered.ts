/** Sending a request again while the server answers with an error of its own. */
import { error_tries } from '../models/tested-requests.ts';
import type { Exchange } from '../suite/exchange.ts';

export async function untilAnswered(send: () => Promise<Exchange>): Promise<void> {
  for (let tried = 0; tried < error_tries; tried++) {
    const { received } = await send();
    if (received!.status < 500) return;
  }
}
