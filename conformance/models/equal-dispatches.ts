/** Equal dispatches: a target may take the later for the earlier one, sent again. */
import { sameValue } from '../../src/choices/same-value.ts';
import type { Exchange } from '../suite/exchange.ts';

export function asksTheSame({ request: one }: Exchange, { request: other }: Exchange): boolean {
  return one.operation === other.operation && sameValue(one.path, other.path) && sameValue(one.body, other.body);
}
