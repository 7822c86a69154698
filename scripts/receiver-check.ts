/**
 * A receiver that shares no code with the server: takes one webhook delivery of a reference server and lets
 * receiver/verify.sh judge it, as it came and with one byte changed.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../cli/embedded.ts';

const verifier = fileURLToPath(new URL('receiver/verify.sh', import.meta.url));
const secret = 'example-signing-secret-1';
const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
const bodyFile = join(folder, 'body');
const signatureFile = join(folder, 'signature');

/** The exit status of the shell script: 0 verified, 1 not. */
function verify(): Promise<number> {
  const signature = readFileSync(signatureFile, 'utf8');
  return new Promise((resolve, reject) => {
    execFile('sh', [verifier, bodyFile, signature, secret], (error, _, stderr) => {
      const status = error === null ? 0 : error.code;
      if (status === 0 || status === 1) resolve(status);
      else reject(new Error(`verify.sh: ${stderr || error?.message}`));
    });
  });
}

const arrived = Promise.withResolvers<void>();
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  writeFileSync(bodyFile, Buffer.concat(chunks));
  writeFileSync(signatureFile, String(request.headers['service-signature']));
  response.end();
  arrived.resolve();
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const { target, close } = await startEmbedded({ clock: 'real' });
const { path, input, ends_within_s } = target.fixtures!.models!.succeeds!;

async function post(at: string, body: unknown): Promise<void> {
  const headers = { authorization: `Bearer ${target.principals.owner!.token}`, 'content-type': 'application/json' };
  const answer = await fetch(target.base_url + at, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`POST ${at}: ${answer.status} ${await answer.text()}`);
}

/** The delivery is sent as soon as the run has ended; all that this adds is the way to this process. */
const delivery_grace_s = 5;
const late = setTimeout(() => arrived.reject(new Error('no delivery')), (ends_within_s + delivery_grace_s) * 1000);
try {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await post('/v1/webhooks', { name: 'Receiver', url, secret, event_types: ['run.completed'] });
  await post(`/v1/models/${path}/runs`, input);
  await arrived.promise;

  const asItCame = await verify();
  console.log(`delivery as it came: ${asItCame === 0 ? 'verified' : 'NOT VERIFIED'}`);
  const bytes = readFileSync(bodyFile);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(bodyFile, bytes);
  const changed = await verify();
  console.log(`one byte changed: ${changed === 0 ? 'VERIFIED' : 'not verified'}`);
  process.exitCode = asItCame === 0 && changed === 1 ? 0 : 1;
} finally {
  clearTimeout(late);
  await close();
  receiver.close();
  receiver.closeAllConnections();
  rmSync(folder, { recursive: true });
}
