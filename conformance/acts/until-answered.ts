/** Sending a request again while the server answers with an error of its own. */
import { error_tries } from '../models/tested-requests.ts';
import type { Exchange } from '../suite/exchange.ts';

/** @returns the last answer */
export async function untilAnswered(send: () => Promise<Exchange>): Promise<Exchange> {
  for (let tried = 1; ; tried++) {
    const exchange = await send();
    if (tried === error_tries || exchange.received!.status < 500) return exchange;
  }
}
