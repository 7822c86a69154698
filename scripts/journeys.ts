/**
 * Runs the journeys of openapi/workflows, or those that are named, against a reference server of its own; one line for
 * each, 1 if any fails.
 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../cli/embedded.ts';
import { oneOf, readArguments } from './runs/read-arguments.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const folder = path('../openapi/workflows/');
const redocly = path('../node_modules/.bin/redocly');
/** Longer than any journey waits for a run: forty readings, half a second apart. */
const patience_ms = 60_000;

/** What respect prints, only when the journey failed. */
function runJourney(file: string, args: readonly string[]): Promise<string | undefined> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(redocly, ['respect', folder + file, ...args], { env, timeout: patience_ms }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` : undefined),
    );
  });
}

const suffix = '.arazzo.yaml';
const known = readdirSync(folder).flatMap((file) => (file.endsWith(suffix) ? [file.slice(0, -suffix.length)] : []));
const named = readArguments({ allowPositionals: true }, ({ positionals }) =>
  positionals.map((name) => oneOf('journey', name, known)),
);
const journeys = named.length > 0 ? named : known;

const receiver = createServer((request, response) => request.resume().on('end', () => response.end()));
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const { target, close } = await startEmbedded({ clock: 'real' });

const { owner, human } = target.principals;
const { succeeds } = target.fixtures!.models!;
const [provider, model] = succeeds!.path.split('/');
const inputs = {
  token: owner!.token,
  human_token: human!.token,
  owner: owner!.organization!.slug,
  provider,
  model,
  prompt: succeeds!.input.prompt,
  receiver_url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
};
const args = ['-S', `service=${target.base_url}`];
for (const [name, value] of Object.entries(inputs)) args.push('-i', `${name}=${value}`);

let failed = 0;
for (const name of journeys) {
  const started = performance.now();
  const output = await runJourney(name + suffix, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (output !== undefined) {
    failed += 1;
    process.stderr.write(output);
  }
  console.log(`${output === undefined ? 'pass' : 'FAIL'} ${name} (${seconds} s)`);
}
console.log(`${journeys.length - failed} of ${journeys.length} journeys pass`);

await close();
receiver.close();
receiver.closeAllConnections();
process.exitCode = failed === 0 && journeys.length > 0 ? 0 : 1;
