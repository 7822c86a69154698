/** Specmatic: contract tests from the document's examples, then its generated ones, good and bad. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { forSpecmatic } from './specmatic-document.ts';
import type { MissingTool, Operation, Problems, Tool, ToolRun } from './tool.ts';
import { watchProgram } from './watch-program.ts';

const name = 'Specmatic';

export function findSpecmatic(): Tool | MissingTool {
  const jar = process.env.SPECMATIC;
  const version = jar === undefined || !existsSync(jar) ? undefined : versionOf(jar);
  if (jar !== undefined && version !== undefined)
    return { name, version, settings, run: (run) => runSpecmatic(jar, run), operationOf };
  return {
    name,
    absent:
      'Specmatic is not installed: it needs Java and the jar of the npm package specmatic 2.55.1, then SPECMATIC=…/node_modules/specmatic/specmatic.jar',
  };
}

const settings =
  'first every test made from an example, then with the time that is left its generated tests of both kinds (resiliency tests: all) in parallel; examples completed where it needs more names than the document gives, arrays of several types in them cut to one, as it cannot load them, and the organization of the user in its header; the start of Java is not counted';

function versionOf(jar: string): string | undefined {
  try {
    const said = execFileSync('java', ['-jar', jar, '--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /v(\d[\w.]*)/.exec(said)?.[1] ?? said.trim();
  } catch {
    return undefined;
  }
}

async function runSpecmatic(jar: string, run: ToolRun): Promise<Problems> {
  const examples = await runTests(jar, run, 'none', run.limit_s);
  const left_s = run.limit_s - examples.spent_s;
  if (left_s <= 0 || [...examples.problems.keys()].some(run.enough)) return examples.problems;
  const generated = await runTests(jar, run, 'all', left_s);
  const later = [...generated.problems].map(([key, at_s]) => [key, examples.spent_s + at_s] as const);
  return new Map([...later, ...examples.problems]);
}

function runTests(jar: string, { server, folder, only, enough }: ToolRun, kind: 'none' | 'all', limit_s: number) {
  const own = join(folder, `specmatic-${kind}`);
  mkdirSync(own, { recursive: true });
  const document = join(own, 'openapi.json');
  writeFileSync(document, forSpecmatic(server.document, server.human.organization));
  writeFileSync(join(own, 'specmatic.yaml'), configuration(document, server.base_url, kind, only));
  const log = join(own, 'specmatic.log');
  return watchProgram({
    command: 'java',
    args: ['-jar', jar, 'test'],
    env: { bearerAuth: server.human.token },
    cwd: own,
    log,
    report: log,
    keysOf: failureReader(),
    begins: (line) => /^([+-]ve +)?Scenario: .* (has|was) [A-Z]+$/.test(line),
    limit_s,
    enough,
  });
}

function configuration(document: string, baseUrl: string, enable: 'none' | 'all', only?: Operation): string {
  return stringify({
    version: 2,
    contracts: [{ provides: [{ baseUrl, specs: [document] }] }],
    test: {
      resiliencyTests: { enable },
      parallelism: 'auto',
      maxTestRequestCombinations: 4,
      timeoutInMilliseconds: 5000,
      ...(only && { filter: `METHOD='${only.method}' && PATH='${only.path}'` }),
    },
  });
}

/** Reads its log: after the line of a failed test come where it failed, by which rule, and what was expected. */
export function failureReader(): (line: string) => string[] {
  let test: string | undefined;
  let place = '';
  let rule = '';
  let reason = false;
  return (line) => {
    const ended = /^((?:[+-]ve +)?)Scenario: (.*?)(?: with (?:a|the) request.*)? (?:has|was) ([A-Z]+)$/.exec(line);
    // Lines below the summary were told before.
    if (ended || /^-{9,}|^Unsuccessful Scenarios:/.test(line)) {
      test = ended && unsuccessful.has(ended[3]!) ? `${ended[1]!.trim()} ${ended[2]}`.trim() : undefined;
      [place, rule, reason] = ['', '', false];
      return [];
    }
    if (test === undefined) return [];
    const because = reason;
    reason = line === 'Reason:';
    // Without a place it could not speak to the server, or could not read the answer.
    if (because && !line.startsWith('Testing scenario')) return [`${test} ${masked(line)}`];
    place = /^\s*>> (\S+)/.exec(line)?.[1]?.replace(/\[\d+\]/g, '[*]') ?? place;
    rule = /^\s+([A-Z]+\d{4}): /.exec(line)?.[1] ?? rule;
    if (!/^\s+Summary: |^\s+Specification expected status/.test(line)) return [];
    const status = /but response contained status (\d+)/.exec(line)?.[1] ?? '';
    // The status itself is told two lines below the summary.
    return rule === status_rule && status === '' ? [] : [`${test} ${place} ${rule} ${status}`.trimEnd()];
  };
}

const unsuccessful = new Set(['FAILED', 'ABORTED']);
const status_rule = 'R0002';

const masked = (text: string) => text.replace(/[0-9a-f-]{36}|\d+/g, '#').slice(0, 100);

/** It writes `(id:Uuid)` where the document has `{id}`. */
export function operationOf(key: string): Operation | undefined {
  const [, method, path] = /^(?:[+-]ve )?([A-Z]+) (\/\S*) -> /.exec(key) ?? [];
  if (method === undefined || path === undefined) return undefined;
  return { method, path: path.replace(/\((\w+):\w+\)/g, '{$1}') };
}
