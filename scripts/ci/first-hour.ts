/** The first hour of docs/implementers.md, command by command, with a server of ten operations of which three are wrong. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StepContext } from './step.ts';

/** The outcome of a command. Beside this, its last line names the command that follows on the page. */
interface Expected {
  /** One of them: a replay exits 3 where a failure hangs on what others had made. */
  code: number | readonly number[];
  says: readonly RegExp[];
  never?: readonly RegExp[];
  holds?(output: string): boolean;
}

/** Lines that a terminal shows at once. */
const screen = 50;
/** Findings on it. */
const most_findings = 3;

const ungreen = /^(FAIL|could-not-run|inconclusive|error) /m;
const areas = 'account,uploads,assets,folders,asset-types,health';
const [walks, deletion, foreign] = ['pagination/each-item-once', 'soft-delete/stays-deleted', 'isolation/reads'];

/** In the order of the page. */
const hour: readonly Expected[] = [
  { code: 0, says: [new RegExp(`^only these areas took a request: .* --force and --set areas=${areas} `, 'm')] },
  { code: 0, says: [/ choices found out, /], never: [/^only these areas/m] },
  { code: 0, says: [/^nothing is wrong; /m], never: [/^WRONG/m] },
  { code: 0, says: [/^in all /m], never: [/could-not-run/] },
  {
    code: 1,
    says: [new RegExp(`^next: mend ${walks} first: `, 'm'), /^not-claimed {2}\d+ checks; /m],
    never: [/^(could-not-run|error) /m],
    holds(output) {
      const first_screen = output.slice(output.indexOf('\nFAIL ')).split('\n').slice(0, screen).join('\n');
      return (
        failuresIn(output)[0] === walks &&
        failuresIn(first_screen).length <= most_findings &&
        (output.match(/^not-claimed/gm) ?? []).length === 1
      );
    },
  },
  { code: 1, says: [new RegExp(`^fixed: ${walks} `, 'm'), new RegExp(`^next: mend ${deletion}: `, 'm')] },
  { code: 1, says: [new RegExp(`^fixed: ${deletion} `, 'm'), new RegExp(`^next: mend ${foreign}: `, 'm')] },
  { code: [0, 3], says: [new RegExp(`^fixed: ${foreign} `, 'm')], never: [/^(reproduced|changed)/m] },
  { code: 0, says: [/^not-claimed {2}\d+ checks; /m], never: [ungreen] },
  { code: 0, says: [/^result: conforms$/m] },
];

function failuresIn(output: string): (string | undefined)[] {
  return [...output.matchAll(/^FAIL (\S+)/gm)].map(([, check]) => check);
}

/**
 * @param page the text of the page
 * @param port a free one, in the place of that of the page
 */
export async function firstHour(page: string, port: number, context: StepContext): Promise<boolean> {
  const { folder, start, sh, write } = context;
  const [, section = ''] = /^## The first hour\n(.*?)^## /ms.exec(page) ?? [];
  const lines = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block]) => block!.trim().split('\n'));
  const [server = '', environment = '', ...commands] = lines;
  const asked = commands.filter(isOfSuite);
  if (!server.endsWith(' &') || asked.length !== hour.length) return false;
  if ((await start(`${server.slice(0, -2)} --port ${port}`)) === undefined) return false;
  let step = 0;
  for (const command of commands) {
    const here = command
      .replaceAll(':8080', `:${port}`)
      .replace(/\bsmall\.yaml\b/, '"$OUT/small.yaml"')
      .replace(/ report\b(?=\/|$)/, ' "$OUT/report"');
    if (!isOfSuite(command)) {
      if ((await sh(here.replace('curl', 'curl --fail --silent --show-error'))) !== 0) return false;
      continue;
    }
    const code = await sh(`${environment}\n${here} > "$OUT/said.txt" 2>&1`);
    const output = readFileSync(join(folder, 'said.txt'), 'utf8').replaceAll(`${folder}/`, '');
    const problems = problemsOf({ code, output }, hour[step]!, asked[step + 1]);
    write(`${code}  ${command}\n${problems.map((problem) => `    ${problem}\n`).join('')}`);
    if (problems.length > 0) {
      write(output);
      return false;
    }
    step += 1;
  }
  return true;
}

function isOfSuite(command: string): boolean {
  return command.startsWith('npm run kit -- conformance ');
}

function problemsOf(
  { code, output }: { code: number | null; output: string },
  { code: wanted, says, never = [], holds }: Expected,
  following: string | undefined,
): string[] {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  // The areas to claim are for the newcomer to say: the first file is written twice.
  const leads = following === undefined || following.includes(' init ') || last.endsWith(following);
  return [
    ...([wanted].flat().includes(code ?? -1) ? [] : [`exit code ${code}, wanted ${wanted}`]),
    ...says.filter((pattern) => !pattern.test(output)).map((pattern) => `it does not say ${pattern}`),
    ...never.filter((pattern) => pattern.test(output)).map((pattern) => `it says ${pattern}`),
    ...(holds?.(output) === false ? ['the report is not as a newcomer needs it'] : []),
    ...(leads ? [] : [`its last line does not lead to: ${following}`]),
  ];
}
