/** The page `docs/detection.md`: the table, and how it came about. */
import { areaOf, type Detection, type MutantResult, median, type ToolResult } from './results.ts';

export function pageOf(detection: Detection): string {
  return [
    '# Which seeded faults are found, by which tool',
    `Written by \`npm run bench:detection\`; what each mutant came to is in [detection.json](detection.json).`,
    introduction(detection),
    table(
      ['tool', 'faults found', 'problems it reports of the server without a fault', 'median time to the find'],
      detection.tools.map((tool) => summary(detection, tool)),
    ),
    ...detection.absent.map(({ name, why }) => `${name} was left out. ${why}`),
    '## Found, by area of the suite',
    byArea(detection),
    ...exclusive(detection),
    '## How it was measured',
    measured(detection),
    '## What this does not say',
    limits,
  ]
    .join('\n\n')
    .concat('\n');
}

function introduction({ mutants, mutants_known, mutants_sampled, budget_s }: Detection): string {
  const part = mutants.length < mutants_sampled ? `, the first ${mutants.length} of them so far` : '';
  return `Each mutant is the reference server with one seeded fault. Of ${mutants_known} mutants a sample of ${mutants_sampled} was taken, over all areas of the suite${part}. Each tool had ${budget_s} s for each of them, and found the fault if it reported at least one problem that it does not report of the server without one.`;
}

function summary({ mutants }: Detection, tool: ToolResult): string[] {
  const finds = mutants.flatMap(({ by }) => by[tool.name]?.found ?? []);
  const at_s = median(finds.map((find) => find.at_s));
  const errors = mutants.filter(({ by }) => by[tool.name]?.error !== undefined).length;
  return [
    `${tool.name} ${tool.version}`,
    `${finds.length} of ${mutants.length}${errors > 0 ? ` (${errors} times it could not work)` : ''}`,
    String(tool.baseline.length),
    at_s === undefined ? '–' : `${at_s.toFixed(1)} s`,
  ];
}

function byArea({ mutants, tools }: Detection): string {
  const areas = Object.entries(Object.groupBy(mutants, areaOf)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return table(
    ['area', 'mutants', ...tools.map(({ name }) => name)],
    areas.map(([area, own = []]) => [
      area,
      String(own.length),
      ...tools.map(({ name }) => String(own.filter((mutant) => isFound(mutant, name)).length)),
    ]),
  );
}

/** Faults that only the others find: the kit can learn from them. */
function exclusive({ mutants, tools }: Detection): string[] {
  const [own, others] = [tools.filter(isOwn), tools.filter((tool) => !isOwn(tool))];
  const missed = mutants.filter((mutant) => !own.some(({ name }) => isFound(mutant, name)));
  if (missed.length === 0) return [];
  const lines = missed.map((mutant) => {
    const finders = others.filter(({ name }) => isFound(mutant, name)).map(({ name }) => name);
    return `- \`${mutant.id}\`: found by ${finders.length > 0 ? finders.join(', ') : 'none'}`;
  });
  return ['## Not found by the kit', lines.join('\n')];
}

const isOwn = ({ name }: ToolResult) => name.startsWith('model-run-kit');
const isFound = ({ by }: MutantResult, name: string) => by[name]?.found !== undefined;

function measured(detection: Detection): string {
  const { commit, machine, seed, budget_s, baselines, started_at, finished_at, mutants } = detection;
  const stretches = mutants.flatMap(({ by }) => Object.values(by).map(({ stretch }) => stretch));
  const lines = [
    `Commit ${commit}, kit ${detection.kit_version}, document ${detection.document_version}; ${machine.cores} cores, ${machine.memory_gib} GiB of memory, Node.js ${machine.node}; begun ${started_at}, last result ${finished_at}.`,
    `Seed of the sample and of every tool that takes one: ${seed}.`,
    'Each run meets a server that was just started: small seed state, real clock, no control interface, the same users and ids. One tool and one mutant at a time, each tool in a process of its own.',
    'Every tool reads the same document; where its examples name records, these are made first, so that every example leads to one. Each tool has the token of a user with every scope. Schemathesis has a user of another organization too, for its check of object-level authorization. The suite has its target file, which also names the fixtures and choices of the server: that is knowledge which the document cannot carry.',
    `A budget of ${budget_s} s is meant on an idle machine. Before each run a loop measures how much slower the machine is at the moment, and the budget is made so many times longer: here ${(median(stretches) ?? 1).toFixed(1)} times in the median. A run ends at once when it has found the fault.`,
    `What a tool reports of the server without a fault, in ${baselines} runs with different seeds, is false: this server is right by definition, its choices those of the document. Such reports do not count as finds, and each is told from others by operation, kind, status and place in the schema. A new report of Schemathesis or Specmatic is tried again on the server without a fault, with the whole budget for that operation alone: said there too, it is one more false one, and the tool looks at the mutant again. Any other new report counts as a find, also where it has nothing to do with the fault: in doubt the count is too high.`,
    ...detection.tools.map(({ name, version, settings }) => `${name} ${version}: ${settings}.`),
  ];
  return lines.map((line) => `- ${line}`).join('\n');
}

const limits = [
  '- The mutants are seeded by the authors of the suite, one for each check at least, each broken so that its check can see it. That the suite finds them is its job and proves little; how many of them a tool finds that reads only the document is the point of the table.',
  '- The other tools know what a document can say: statuses, schemas, headers, links, which input is refused. Much of the specification is not of that kind: that a walk meets each item once, that a filter filters, that a deleted record stays readable, that a delivery is signed, comes again and ends. Nobody who knows these tools expects them to see that.',
  '- None of the other tools receives callbacks or webhooks here; faults of deliveries show to them only in the lists of deliveries.',
  '- Settings are the strongest that we found sensible within the budget. Someone who writes hooks, custom checks or hand-made examples for one of these tools gets more out of it.',
  '- A sample of this size leaves a share uncertain by some fifteen percentage points to either side. Times include what the machine was doing besides; they are no speeds.',
].join('\n');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
