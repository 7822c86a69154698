/**
 * Proves that the suite and the server do what they must: `npm run prove -- variants --count 5` runs one part,
 * `--quick` each part for seconds, `--all` the large counts, which are too long for CI. The result of a part of `--all`
 * is written to docs/soak.json as soon as it is done; the other parts keep theirs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readProveRequest } from './prove/ask.ts';
import { all_parts } from './prove/list.ts';
import { runParts } from './prove/run-parts.ts';
import { commitOf, headCommit } from './runs/head-commit.ts';
import { refuse } from './runs/read-arguments.ts';

const file = new URL('../docs/soak.json', import.meta.url);
const commit = commitOf(headCommit);

function keep(name: string, result: object): void {
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  writeFileSync(file, `${JSON.stringify({ ...earlier, [name]: result }, null, 2)}\n`);
}

// Copies, folders and processes are cleaned up on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const asked = await readProveRequest(process.argv.slice(2), all_parts, commit).catch(refuse);
const say = (line: string) => process.stdout.write(`${line}\n`);
const tell = (line: string) => process.stderr.write(`${line}\n`);
if (asked.help !== undefined) say(asked.help);
else process.exitCode = await runParts(asked, { commit, say, tell }, keep);
