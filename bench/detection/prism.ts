/** Prism as a validating proxy: it sends nothing by itself, so the whole traffic of our suite goes through it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suiteArguments } from './own-suite.ts';
import type { MissingTool, Problems, Tool, ToolRun } from './tool.ts';
import { end, endWithProcess, watchProgram } from './watch-program.ts';

const name = 'Prism';
const ready_within_s = 60;

export function findPrism(): Tool | MissingTool {
  const require = createRequire(import.meta.url);
  try {
    const manifest = require.resolve('@stoplight/prism-cli/package.json');
    const { version, bin } = require(manifest) as { version: string; bin: { prism: string } };
    const program = join(dirname(manifest), bin.prism);
    return { name, version, settings, run: (run) => runPrism(program, run) };
  } catch {
    return { name, absent: 'Prism is not installed: npm install --save-dev @stoplight/prism-cli@5.16.0' };
  }
}

const settings =
  'as a validation proxy before the server, with every request of our own suite sent through it, as long as the budget lasts; what it says of an answer counts (the header sl-violations, so that it stays out of the traffic), what it says of a request does not; its start is not counted';

async function runPrism(program: string, { server, seed, limit_s, folder, enough }: ToolRun): Promise<Problems> {
  const document = join(folder, 'openapi.json');
  writeFileSync(document, server.document);
  const port = await freePort();
  const words = ['proxy', document, server.base_url, '--port', String(port), '--host', '127.0.0.1', '-v', 'error'];
  const child = spawn(process.execPath, [program, ...words], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, SCARF_ANALYTICS: 'false' },
  });
  endWithProcess(child);
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilAnswered(url);
    const out = join(folder, 'prism');
    const args = suiteArguments(server, seed, limit_s, out);
    const { problems } = await watchProgram({
      command: process.execPath,
      args: [...args, '--base-url', url],
      cwd: folder,
      log: join(folder, 'prism.log'),
      report: join(out, 'history.jsonl'),
      keysOf,
      begins: () => true,
      limit_s,
      enough,
    });
    return problems;
  } finally {
    await end(child);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function untilAnswered(url: string): Promise<void> {
  for (let waited_s = 0; waited_s < ready_within_s; waited_s += 0.2) {
    if (await fetch(`${url}/v1/health`).catch(() => undefined)) return;
    await sleep(200);
  }
  throw new Error(`Prism does not answer within ${ready_within_s} s`);
}

interface HistoryLine {
  type: string;
  request?: { operation?: string };
  received?: { status: number; headers: Record<string, string> };
}

interface Violation {
  location: readonly (string | number)[];
  code?: string | number;
}

/** Faults of an answer, with operation and status. */
export function keysOf(line: string): string[] {
  if (!line.includes('sl-violations')) return [];
  const { request, received } = JSON.parse(line) as HistoryLine;
  const violations = received?.headers['sl-violations'];
  if (violations === undefined) return [];
  return (JSON.parse(violations) as Violation[])
    .filter(({ location }) => location[0] === 'response')
    .map(({ location, code }) => {
      const place = location.slice(1).map((segment) => (/^\d+$/.test(String(segment)) ? '*' : segment));
      return `${request?.operation} ${received?.status} ${place.join('/')} ${code}`;
    });
}
