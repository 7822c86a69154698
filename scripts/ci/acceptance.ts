/** Steps that are more than one command: servers that are started and judged, and what the pages for users say. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../conformance/reports/report.ts';
import { loadTarget } from '../../conformance/target/load.ts';
import type { StepContext } from './step.ts';

/** The blocks of shell of a page, as its reader would type them one after another. */
function shellOf(page: string): string {
  const text = readFileSync(fileURLToPath(new URL(`../../docs/${page}`, import.meta.url)), 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('');
}

export async function commandsOfWebhooks({ sh }: StepContext): Promise<boolean> {
  return (await sh(shellOf('webhooks.md'))) === 0;
}

/** Against a server at its usual ports; curl fails where it is refused. */
export async function commandsOfServer({ folder, start, sh }: StepContext): Promise<boolean> {
  const line = await start('npm run --silent start -- --json --write-target "$OUT/target.yaml"');
  if (line === undefined) return false;
  const { owner } = loadTarget(join(folder, 'target.yaml'), {}).principals;
  const env = { TOKEN: String(owner!.token), CURL_HOME: folder };
  writeFileSync(join(folder, '.curlrc'), 'fail\nsilent\nshow-error\n');
  return (await sh(`${shellOf('client-teams.md')}${shellOf('serving.md')}`, env)) === 0;
}

/** The server answers where its ready line says. */
export async function served({ start, sh, write }: StepContext): Promise<boolean> {
  const line = await start('npm run --silent start -- --port 0 --json --write-target "$OUT/target.yaml"');
  if (line === undefined) return false;
  write(`${(JSON.parse(line) as { base_url: string }).base_url}\n`);
  const checks = '--check pagination/each-item-once --area pagination';
  return (await sh(`npm run --silent kit -- conformance --target "$OUT/target.yaml" ${checks}`)) === 0;
}

/** Judges the Prism mock: schemas pass, whatever takes memory fails, the kit itself has no fault. */
export async function prism({ folder, start, sh, write }: StepContext): Promise<boolean> {
  const port = await freePort();
  const mock = start(`npm run --silent mock -- --port ${port}`);
  const code = await sh(
    'npm run --silent kit -- conformance --target fixtures/targets/prism.yaml --wait 60 --out "$OUT" > "$OUT/report.txt"',
    { PRISM_URL: `http://127.0.0.1:${port}` },
  );
  const told = readFileSync(join(folder, 'report.txt'), 'utf8').trimEnd().split('\n').slice(-22);
  write(`${await mock}\n${told.join('\n')}\n`);
  const { totals, verdicts } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
  const wordsOf = (...ids: string[]) =>
    verdicts.filter(({ check }) => ids.some((id) => check.startsWith(id))).map(({ verdict }) => verdict);
  const schemas = wordsOf('schema/').filter((word) => word !== 'could-not-run' && word !== 'not-claimed');
  const stateful = wordsOf('pagination/each-item-once', 'soft-delete/asset-marked');
  return (
    code === 1 &&
    totals.error === 0 &&
    // Deletions are answered without a body, in which nothing can be compared.
    schemas.length >= 8 &&
    schemas.every((word) => word === 'pass') &&
    stateful.every((word) => word === 'fail')
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
