/** One tool of docs/generators.md, tried as the page says. */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startJourney } from './journey.ts';
import type { ToolOnPage } from './read-page.ts';
import type { Tool } from './tools.ts';
import type { Ran, Workshop } from './workshop.ts';

export interface Tried {
  /** Reason why it could not be tried. */
  left_out?: string;
  /** The first thing that is wrong, in a line, and what was printed. */
  problem?: string;
  printed?: string;
}

/** Finding of Spectral, in its own form. */
interface Finding {
  code: string;
}

export async function tryTool(tool: Tool, page: ToolOnPage, workshop: Workshop): Promise<Tried> {
  const folder = workshop.folderFor(tool.name);
  const missing = await firstMissing(tool, workshop, folder);
  if (missing !== undefined) return { left_out: `there is no ${missing}` };
  if (!tool.needs.includes('npm')) {
    const installed = await workshop.run(folder, page.install);
    if (!installed.ok) return { left_out: `it cannot be installed (${lastLine(installed)})` };
  }
  const used = await workshop.run(folder, page.use);
  if (!used.ok) return { problem: 'its commands fail', printed: used.output };
  if (tool.journey) return travel(tool.journey, folder, workshop);
  return page.rules.length > 0 ? warnings(folder, page.rules) : {};
}

async function firstMissing({ needs }: Tool, { run }: Workshop, folder: string): Promise<string | undefined> {
  for (const command of needs) if (!(await run(folder, `command -v ${command}`)).ok) return command;
  return undefined;
}

async function travel(journey: NonNullable<Tool['journey']>, folder: string, { run }: Workshop): Promise<Tried> {
  const program = new URL(`journeys/${journey.program}`, import.meta.url);
  copyFileSync(fileURLToPath(program), join(folder, journey.put_as));
  const compiled = await run(folder, journey.compile);
  if (!compiled.ok) return { problem: 'what it generates does not compile', printed: compiled.output };
  await using server = await startJourney();
  const gone = await run(folder, journey.run, server.env);
  if (gone.ok && gone.stdout === server.expected) return {};
  return { problem: 'its journey goes wrong', printed: `${gone.output}expected:\n${server.expected}` };
}

/** Rules that warn and are not on the page, and those on the page that warn no more. */
function warnings(folder: string, rules: readonly string[]): Tried {
  const file = join(folder, 'spectral.json');
  if (!existsSync(file)) return { problem: 'it writes no findings' };
  const found = new Set((JSON.parse(readFileSync(file, 'utf8')) as Finding[]).map(({ code }) => code));
  const added = [...found].filter((rule) => !rules.includes(rule));
  const gone = rules.filter((rule) => !found.has(rule));
  if (added.length + gone.length === 0) return {};
  const lists = [added.length > 0 && `new: ${added.join(', ')}`, gone.length > 0 && `no more: ${gone.join(', ')}`];
  return { problem: `its warnings are not those of docs/generators.md (${lists.filter(Boolean).join('; ')})` };
}

function lastLine({ output }: Ran): string {
  return output.trim().split('\n').at(-1)!;
}
