/** Outcome of a deletion, and deletion of records that the interface has no operation for. */
import type { Target } from '../target/target.ts';
import type { Control } from '../waves/control.ts';
import { createHooks } from '../waves/hooks.ts';

/** Reason why a record stays, and whether another try may remove it. */
export interface Stays {
  reason: string;
  is_removable: boolean;
}

/** @param status of the answer to a DELETE; @returns undefined where the record is gone, by this deletion or before */
export function staysBy(status: number): Stays | undefined {
  return (status >= 200 && status < 300) || isGone(status) ? undefined : later(`DELETE answered ${status}`);
}

const stays =
  'the interface has no operation that deletes a webhook, and it is sent every event of later runs, with all repeats: delete it there, or give hooks.delete_webhook';

/** @param statusOfLog of the answer to a read of the webhook's deliveries, which tells whether it is gone already */
export async function deleteWebhook(
  id: string,
  { target, control }: { target: Target; control?: Control | undefined },
  statusOfLog: () => Promise<number | undefined>,
): Promise<Stays | undefined> {
  const by = target.hooks?.delete_webhook ? 'hooks.delete_webhook' : control ? 'control' : undefined;
  if (by === undefined) return lasting(stays);
  const { is_done, says } = await createHooks(target, control).deleteWebhook(id);
  if (is_done || isGone(await statusOfLog())) return undefined;
  return later(`${by} did not delete it: it ${says}`);
}

function isGone(status: number | undefined): boolean {
  return status === 404 || status === 410;
}

export function later(reason: string): Stays {
  return { reason, is_removable: true };
}

export function lasting(reason: string): Stays {
  return { reason, is_removable: false };
}
