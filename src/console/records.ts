/** Records that the console shows, as the control interface has them. */
import type { ControlSchemas } from '../contract/control-types.ts';

export type Run = ControlSchemas['RunInShort'];
export type WholeRun = ControlSchemas['WholeRun'];
export type Delivery = Omit<ControlSchemas['LoggedDelivery'], 'body'>;
export type Attempt = Delivery['attempts'][number];
export type LoggedRequest = ControlSchemas['LoggedRequest'];
export type World = ControlSchemas['World'];
export type Clock = ControlSchemas['Clock'];
export type Signature = ControlSchemas['SignatureExplained'];
export type Changes = ControlSchemas['Changes'];

export interface Rows {
  runs: Run;
  deliveries: Delivery;
  requests: LoggedRequest;
}
export type ListName = keyof Rows;
export const list_names: readonly ListName[] = ['runs', 'deliveries', 'requests'];

export type DeliveryState = 'taken' | 'under way' | 'waiting' | 'given up';

export function deliveryState(
  { id, attempts, next_attempt_at }: Delivery,
  { in_flight }: Pick<Clock, 'in_flight'>,
): DeliveryState {
  if (in_flight.some(({ delivery_id }) => delivery_id === id)) return 'under way';
  if (attempts.at(-1)?.succeeded) return 'taken';
  return next_attempt_at === null ? 'given up' : 'waiting';
}

/** The run that a request is about: the one that it dispatched, or whose id its path names. */
export function runOfRequest({ id, path }: LoggedRequest, runs: Iterable<Run>): string | undefined {
  const named = /\/runs\/([\da-f-]{36})/i.exec(path)?.[1]?.toLowerCase();
  if (named !== undefined) return named;
  for (const run of runs) if (run.request_id === id) return run.id;
  return undefined;
}
