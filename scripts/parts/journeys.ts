/** The journeys of openapi/workflows, run by Redocly Respect against a reference server of its own; one line for each. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../../cli/embedded.ts';
import type { Target } from '../../conformance/target/target.ts';
import { listenLocally } from '../../src/input/local-server.ts';
import { some } from '../prove/options.ts';
import { part } from '../prove/part.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const folder = path('../../openapi/workflows/');
const redocly = path('../../node_modules/.bin/redocly');
/** Longer than any journey waits for a run: forty readings, half a second apart. */
const patience_ms = 60_000;

/** Output of respect, only when the journey failed. */
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

export default part({
  name: 'journeys',
  proves: 'the journeys of openapi/workflows go through',
  options: { only: some('these journeys', 'NAME', known) },
  words: 'only',
  quick: () => ({}),
  async run({ only }, { say, tell }) {
    const journeys = only.length > 0 ? only : known;
    const receiver = createServer((request, response) => request.resume().on('end', () => response.end()));
    const heard = await listenLocally(receiver);
    const { target, close } = await startEmbedded({ clock: 'real' });
    const args = argumentsFor(target, `${heard.url}/`);
    const problems: string[] = [];
    for (const name of journeys) {
      const started = performance.now();
      const output = await runJourney(name + suffix, args);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (output !== undefined) {
        problems.push(`${name} fails`);
        tell(output);
      }
      say(`${output === undefined ? 'pass' : 'FAIL'} ${name} (${seconds} s)`);
    }
    say(`${journeys.length - problems.length} of ${journeys.length} journeys pass`);
    if (journeys.length === 0) problems.push('there is no journey');
    await close();
    await heard.close();
    return { problems };
  },
});

/** Arguments of Respect about the server. */
function argumentsFor({ base_url, principals, fixtures }: Target, receiver_url: string): string[] {
  const { owner, human } = principals;
  const { succeeds } = fixtures!.models!;
  const [provider, model] = succeeds!.path.split('/');
  const inputs = {
    token: owner!.token,
    human_token: human!.token,
    owner: owner!.organization!.slug,
    provider,
    model,
    prompt: succeeds!.input.prompt,
    receiver_url,
  };
  const args = Object.entries(inputs).flatMap(([name, value]) => ['-i', `${name}=${value}`]);
  return ['-S', `service=${base_url}`, ...args];
}
