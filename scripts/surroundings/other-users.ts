/** Colleagues of the owner, who make runs and records in the same organization all the time. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../../conformance/target/target.ts';
import type { StartedServer } from '../../src/server/start-server.ts';

const pause_ms = 20;

/** @returns what ends it; @throws Error from there where nothing could be made, and the noise was none */
export function otherUsers({ principals, fixtures }: Target, { world }: StartedServer): () => Promise<void> {
  const { path, input } = fixtures!.models!.succeeds!;
  const headers = { authorization: `Bearer ${principals.owner!.token}`, 'content-type': 'application/json' };
  let is_over = false;
  let made = 0;
  const post = async (place: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await world.fetch(new Request(`http://api.example/v1/${place}`, init));
    await answer.text();
    if (answer.ok) made += 1;
  };
  const working = (async () => {
    for (let count = 0; !is_over; count++) {
      await post('asset-folders', { name: `colleague ${count}` });
      await post('asset-uploads', { filename: `c${count}.png`, mime_type: 'image/png', size_bytes: 8 });
      await post(`models/${path}/runs`, input);
      await wait(pause_ms);
    }
  })();
  return async () => {
    is_over = true;
    await working;
    if (made === 0) throw new Error('no colleague made anything: the proof is broken');
  };
}
