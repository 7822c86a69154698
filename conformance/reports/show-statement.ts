/** A conformance statement as text: YAML to be committed, or Markdown for people. */
import { Document, isScalar, visit } from 'yaml';
import { codeBlock, markdownTable, markdownText } from './markdown-text.ts';
import type { Statement } from './statement.ts';

const results: Readonly<Record<string, string>> = {
  conforms: 'conforms',
  fails: 'does not conform',
  incomplete: 'was not judged completely',
};

/** Counts stand in one line each, so that a change of one is a line of a diff. */
export function renderStatement(statement: Statement): string {
  const document = new Document(statement, { aliasDuplicateObjects: false });
  visit(document, {
    Map(_, node) {
      node.flow = node.items.every(({ value }) => isScalar(value) && typeof value.value === 'number');
    },
  });
  return document.toString({ lineWidth: 0 });
}

export function renderStatementMarkdown(statement: Statement): string {
  const { implementation, result, scope, kit, document, date, seed, checks, clauses, reproduce, requirements } =
    statement;
  const { name, version, url, contact } = implementation;
  const called = [name, version].filter(Boolean).join(' ');
  const facts: [string, string | undefined][] = [
    ['implementation', called],
    ['url', url],
    ['contact', contact],
    ['judged by', `${kit.name} ${kit.version}, document ${document.version}, on ${date}, seed ${seed}`],
    ['held to', requirements && `the checks of version ${requirements}; later ones do not decide`],
    ['scope', scope === 'whole' ? 'all checks' : `a part: ${checks.run} of ${checks.of_the_kit} checks`],
    [
      'checks',
      `${checks.judged} of ${checks.run} judged, with ${checks.requests} requests: ${totalsText(statement.totals)}`,
    ],
    ['stated clauses', `${clauses.stated.covered} of ${clauses.stated.of} covered`],
    ['derived clauses', `${clauses.derived.covered} of ${clauses.derived.of} covered`],
  ];
  const told = facts.flatMap(([what, text]) => (text === undefined ? [] : [[what, markdownText(text)]]));
  return `${[
    `# ${markdownText(called)} ${results[result]}`,
    lines(markdownTable(['', ''], told)),
    ...areasOf(statement),
    ...failuresOf(statement),
    ...notJudgedOf(statement),
    ...choicesOf(statement),
    '## How to reproduce it',
    codeBlock('sh', reproduce.join('\n')),
  ].join('\n\n')}\n`;
}

function areasOf({ areas: { claimed, not_claimed } }: Statement): string[] {
  const rows = Object.entries(claimed).map(([area, { result, totals }]) =>
    [area, results[result] ?? result, totalsText(totals)].map(markdownText),
  );
  return [
    '## Areas',
    ...(rows.length > 0 ? [lines(markdownTable(['area', 'result', 'verdicts'], rows))] : []),
    ...(not_claimed.length > 0 ? [`Not claimed: ${not_claimed.map(markdownText).join(', ')}.`] : []),
  ];
}

function failuresOf({ failures }: Statement): string[] {
  if (failures.length === 0) return [];
  const items = failures.map(({ message, clause, level, impact, operation, pointer, checks, known = [] }) => {
    const place = [operation, pointer].filter(Boolean).join(' ');
    return [
      `- **${markdownText(impact ?? message)}** ${markdownText(`${message}${place && ` (${place})`}; ${level} clause ${clause}; ${checks.join(', ')}`)}`,
      ...known.map((note) => `  Known: ${markdownText(note)}`),
    ].join('\n');
  });
  return ['## What fails', lines(items)];
}

function notJudgedOf({ not_judged, clauses: { not_covered } }: Statement): string[] {
  const checks = not_judged.map(({ verdict, why, checks: own }) => [verdict, why, own.join(', ')].map(markdownText));
  const open = not_covered.map(({ why, clauses }) => [clauses.join(', '), why].map(markdownText));
  return [
    ...(checks.length > 0
      ? ['## What was not judged', lines(markdownTable(['verdict', 'why', 'checks'], checks))]
      : []),
    ...(open.length > 0 ? ['## Clauses that nothing examined', lines(markdownTable(['clauses', 'why'], open))] : []),
  ];
}

function choicesOf({ choices }: Statement): string[] {
  if (choices.length === 0) return [];
  const rows = choices.map(({ choice, value, operations = [] }) =>
    [choice, JSON.stringify(value), operations.join(', ')].map(markdownText),
  );
  return ['## What it does where the text is open', lines(markdownTable(['choice', 'value', 'seen on'], rows))];
}

function totalsText(totals: Statement['totals']): string {
  return Object.entries(totals)
    .map(([word, number]) => `${number} ${word}`)
    .join(', ');
}

function lines(rows: readonly string[]): string {
  return rows.join('\n');
}
