/** Typed client and `/webhooks` in a page, bundled as a client team would. */
import { createModelRunClient, ModelRunError } from '../../src/client/client.ts';
import { DeliveryError, signDelivery, verifyDelivery } from '../../src/client/webhooks.ts';

interface Journey {
  listed: number;
  uploaded: string;
  ended: string;
  refused: string;
}

/** Lists to the end, uploads, runs a model, and is refused. */
async function journey(base_url: string, token: string, path: string): Promise<Journey> {
  const client = createModelRunClient({ base_url, token });
  let listed = 0;
  for await (const { id } of client.items('listAssets', { query: { limit: 7, sort_by: ['name:asc'] } })) {
    if (id !== '') listed++;
  }
  const data = new Blob(['from a page']);
  const asset = await client.upload({ filename: 'page.txt', mime_type: 'text/plain', data });
  const run = await client.waitForRun(await client.dispatchModel(path, { prompt: 'A harbour' }), { first_ms: 20 });
  const refused = await client.getRun({ path: { id: asset.id } }).catch((error: unknown) => error);
  const uploaded = await (await fetch(asset.url)).text();
  const told = refused instanceof ModelRunError ? `${refused.status} ${refused.code}` : String(refused);
  return { listed, uploaded, ended: run.status_code, refused: told };
}

/** Uploads a file in each form with progress. @returns bytes that were told last, and that storage has, by form */
async function uploadForms(base_url: string, token: string, size: number): Promise<Record<string, number[]>> {
  const client = createModelRunClient({ base_url, token });
  const bytes = new Uint8Array(size).fill(7);
  const file = new File([bytes], 'page.bin', { type: 'application/octet-stream' });
  const seen: Record<string, number[]> = {};
  for (const [form, data] of Object.entries({ bytes, file, stream: file.stream() })) {
    let told = 0;
    const onProgress = (sent_bytes: number) => {
      told = sent_bytes;
    };
    const named = { filename: file.name, mime_type: file.type, size_bytes: size };
    const asset = await client.upload({ ...named, data, onProgress });
    const kept = await (await fetch(asset.url)).arrayBuffer();
    seen[form] = [told, kept.byteLength];
  }
  return seen;
}

/** Signs a body, and verifies it as it is and changed. @returns the event, and why the changed one is refused */
async function deliver(body: string, secret: string): Promise<{ event: string; refused: string }> {
  const signature = await signDelivery(body, secret);
  const { event } = await verifyDelivery({ body, signature, secret });
  const changed = verifyDelivery({ body: `${body} `, signature, secret });
  const refused = await changed.catch((error: unknown) =>
    error instanceof DeliveryError ? error.reason : String(error),
  );
  return { event, refused: String(refused) };
}

declare const client: object;
Object.assign(client, { journey, uploadForms, deliver });
