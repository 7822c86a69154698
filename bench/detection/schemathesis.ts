/** Schemathesis: property-based tests made from the document, all phases and all checks. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchCaller, BenchServer } from './server.ts';
import type { MissingTool, Operation, Problems, Tool, ToolRun } from './tool.ts';
import { watchProgram } from './watch-program.ts';

const name = 'Schemathesis';
const phases = 'examples,coverage,fuzzing,stateful';

export function findSchemathesis(): Tool | MissingTool {
  for (const command of process.env.SCHEMATHESIS ? [process.env.SCHEMATHESIS] : ['schemathesis', 'st']) {
    const version = versionOf(command);
    if (version !== undefined)
      return { name, version, settings, run: (run) => runSchemathesis(command, run), operationOf };
  }
  return {
    name,
    absent:
      'Schemathesis is not installed: python3 -m venv DIR && DIR/bin/pip install schemathesis==4.32.5, then SCHEMATHESIS=DIR/bin/schemathesis',
  };
}

const settings = `phases ${phases}; every check, object-level authorization between two users of two organizations included; two workers; no shrinking; it goes on after a failure; each user's organization header given`;

function versionOf(command: string): string | undefined {
  try {
    return execFileSync(command, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .replace(/^.*version /, '');
  } catch {
    return undefined;
  }
}

async function runSchemathesis(command: string, run: ToolRun): Promise<Problems> {
  const { server, seed, limit_s, folder, only, enough } = run;
  const document = join(folder, 'openapi.json');
  const report = join(folder, 'schemathesis.ndjson');
  writeFileSync(document, server.document);
  const args = [
    ...['--no-color', '--config-file', writeConfiguration(server, folder)],
    ...['run', document, '--url', server.base_url],
    ...['--phases', phases, '--checks', 'all', '--workers', '2', '--continue-on-failure', '--no-shrink'],
    ...['--seed', String(seed), '--max-time', String(Math.ceil(limit_s)), '--generation-database', 'none'],
    ...(only ? ['--include-name', `${only.method} ${only.path}`] : []),
    ...['--report', 'ndjson', '--report-ndjson-path', report],
  ];
  const log = join(folder, 'schemathesis.log');
  // It ends by itself; what it takes to start and to end is not counted.
  const begins = (line: string) => line.startsWith('{"EngineStarted"');
  const { problems } = await watchProgram({
    command,
    args,
    cwd: folder,
    log,
    report,
    keysOf,
    begins,
    limit_s: limit_s + 5,
    enough,
  });
  return problems;
}

function writeConfiguration({ human, outsider }: BenchServer, folder: string): string {
  const users = join(folder, 'users.json');
  const entry = (user: string, { token, organization }: BenchCaller) => ({
    name: user,
    fixedHeaders: [
      { name: 'Authorization', value: `Bearer ${token}` },
      { name: 'X-Organization-Id', value: organization },
    ],
  });
  writeFileSync(users, JSON.stringify({ auth: [entry('human', human), entry('outsider', outsider)] }));
  const file = join(folder, 'schemathesis.toml');
  writeFileSync(file, `[auth.wfc]\npath = ${JSON.stringify(users)}\nuser = "human"\npeers = ["human", "outsider"]\n`);
  return file;
}

interface Scenario {
  ScenarioFinished?: {
    recorder: {
      label: string;
      checks?: Record<string, { status: string; failure_info?: { failure: Failure } | null }[]>;
      interactions?: Record<string, { response?: { status_code?: number } | null }>;
    };
  };
}

interface Failure {
  code: string;
  operation?: string;
  message?: string;
}

/** Failures, with operation, status, and part of a schema. */
export function keysOf(line: string): string[] {
  if (!line.startsWith('{"ScenarioFinished"')) return [];
  const { recorder } = (JSON.parse(line) as Scenario).ScenarioFinished ?? {};
  return Object.entries(recorder?.checks ?? {}).flatMap(([id, checks]) =>
    checks.flatMap(({ failure_info }) => {
      if (!failure_info) return [];
      const { code, operation, message = '' } = failure_info.failure;
      const status = recorder?.interactions?.[id]?.response?.status_code ?? 'none';
      const schema = /^Schema at (\S+):$/m.exec(message)?.[1] ?? '';
      return [`${code} ${operation ?? recorder?.label} ${status} ${schema}`.trimEnd()];
    }),
  );
}

export function operationOf(key: string): Operation | undefined {
  const [, method, path] = key.split(' ');
  return method !== undefined && path?.startsWith('/') ? { method, path } : undefined;
}
