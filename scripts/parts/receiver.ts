/**
 * A receiver that shares no code with the server: takes one webhook delivery of a reference server and lets
 * receiver/verify.sh judge it, as it came and with one byte changed.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../../cli/embedded.ts';
import type { Target } from '../../conformance/target/target.ts';
import { listenLocally } from '../../src/input/local-server.ts';
import { part } from '../prove/part.ts';

const verifier = fileURLToPath(new URL('../receiver/verify.sh', import.meta.url));
const secret = 'example-signing-secret-1';
/** The delivery is sent as soon as the run has ended; all that this adds is the way to this process. */
const delivery_grace_s = 5;

interface Delivery {
  body: Buffer;
  signature: string;
}

export default part({
  name: 'receiver',
  proves: 'a receiver of shell and openssl verifies a delivery of the running server',
  options: {},
  quick: () => ({}),
  async run(_, { say }) {
    const { body, signature } = await oneDelivery();
    const as_it_came = await isVerified({ body, signature });
    say(`delivery as it came: ${as_it_came ? 'verified' : 'NOT VERIFIED'}`);
    const other = Buffer.from(body);
    other[other.length >> 1]! ^= 1;
    const changed = await isVerified({ body: other, signature });
    say(`one byte changed: ${changed ? 'VERIFIED' : 'not verified'}`);
    return {
      problems: [
        ...(as_it_came ? [] : ['a delivery is not verified as it came']),
        ...(changed ? ['a delivery with one byte changed is verified'] : []),
      ],
    };
  },
});

/** Verdict of the shell script. */
async function isVerified({ body, signature }: Delivery): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  try {
    return await new Promise((resolve, reject) => {
      execFile('sh', [verifier, file, signature, secret], (error, _, stderr) => {
        const status = error === null ? 0 : error.code;
        if (status === 0 || status === 1) resolve(status === 0);
        else reject(new Error(`verify.sh: ${stderr || error?.message}`));
      });
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The first delivery of a run that a reference server has brought to its end. @throws Error where none comes */
async function oneDelivery(): Promise<Delivery> {
  const arrived = Promise.withResolvers<Delivery>();
  const receiver = createServer(async (request, response) => {
    const body = await buffer(request);
    response.end();
    arrived.resolve({ body, signature: String(request.headers['service-signature']) });
  });
  const heard = await listenLocally(receiver);
  const { target, close } = await startEmbedded({ clock: 'real' });
  const { path, input, ends_within_s } = target.fixtures!.models!.succeeds!;
  const late = setTimeout(() => arrived.reject(new Error('no delivery')), (ends_within_s + delivery_grace_s) * 1000);
  try {
    const url = `${heard.url}/`;
    await post(target, '/v1/webhooks', { name: 'Receiver', url, secret, event_types: ['run.completed'] });
    await post(target, `/v1/models/${path}/runs`, input);
    return await arrived.promise;
  } finally {
    clearTimeout(late);
    await close();
    await heard.close();
  }
}

async function post({ base_url, principals }: Target, at: string, body: unknown): Promise<void> {
  const headers = { authorization: `Bearer ${principals.owner!.token}`, 'content-type': 'application/json' };
  const answer = await fetch(base_url + at, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`POST ${at}: ${answer.status} ${await answer.text()}`);
}
