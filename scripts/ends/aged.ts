/** A server that has been used for long: many deliveries are in its log before the suite comes. */
import { randomUUID } from 'node:crypto';
import { startEmbedded } from '../../cli/embedded.ts';
import type { Target } from '../../conformance/target/target.ts';
import type { Parts } from '../../src/server/parts.ts';
import { deliveryRow, runEnd, runRow } from '../../src/store/samples.support.ts';

export interface Aged {
  target: Target;
  close(): Promise<void>;
}

/** One after another in the time before the server began: a second between two. */
const apart_ms = 1_000;
const at_once = 1_000;

/** @param deliveries of the owner's organization, to webhooks that are no more */
export async function agedServer(deliveries: number, clock: 'real' | 'virtual'): Promise<Aged> {
  let parts: Parts | undefined;
  const server = await startEmbedded({
    clock,
    wrap(given) {
      parts = given;
      return given;
    },
  });
  const org_id = server.target.principals.owner!.organization!.id!;
  const { store, clock: time } = parts!;
  const began_ms = time.now_ms() - deliveries * apart_ms;
  const webhooks = [randomUUID(), randomUUID(), randomUUID()];
  for (let number = 0; number < deliveries; number += at_once) {
    const run_id = randomUUID();
    const run = runRow(number, { id: run_id, org_id });
    await store.insertRun(run);
    const rows = Array.from({ length: Math.min(at_once, deliveries - number) }, (_, index) =>
      deliveryRow(number + index, {
        id: randomUUID(),
        org_id,
        run_id,
        webhook_id: webhooks[index % webhooks.length]!,
        created_at: new Date(began_ms + (number + index) * apart_ms).toISOString(),
        next_attempt_at: null,
      }),
    );
    await store.finishRun(run_id, runEnd({ deliveries: rows }));
  }
  return { target: server.target, close: server.close };
}
