/** A check with its clause, its mutants, its permitted servers and its place in the list. */
import { readdirSync } from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };
import { InputError } from '../../src/input/input-error.ts';
import { oneOf } from '../runs/read-arguments.ts';
import { addStatedClause, hasClause } from './clause.ts';
import { camelCase, Draft, type Drafted, insertBefore, type Read } from './draft.ts';

const all = 'conformance/checks/all.ts';
const folder = new URL('../../conformance/checks/', import.meta.url);

/** @param clause `<area>.<rule>` of the check unless given; one that is there is taken as it is */
export function draftCheck(read: Read, id: string, clause?: string): Drafted {
  const [, area, rule] = /^([a-z][a-z-]*)\/([a-z][a-z0-9-]*)$/.exec(id) ?? [];
  if (!area || !rule) throw new InputError(`${id}: give the check as AREA/RULE, such as document/health-repeats`);
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  oneOf('area', area, folders.map(({ name }) => name).toSorted());
  const proved = clause ?? `${area}.${rule}`;
  if (!/^[a-z][a-z-]*\.[a-z][a-z0-9-]*$/.test(proved))
    throw new InputError(`--clause ${proved}: give it as AREA.RULE, such as health.repeats`);

  const draft = new Draft(read);
  const list = draft.textOf(all) ?? '';
  const short = camelCase(rule);
  const name = new RegExp(`\\b${short}\\b`).test(list) ? camelCase(`${area}-${rule}`) : short;
  const is_known = hasClause(draft, proved);
  draft.create(`conformance/checks/${id}.ts`, checkText(id, name, proved));
  draft.create(`conformance/mutants/${id}.ts`, mutantsText(id, name, proved));
  draft.create(`conformance/permitted/${id}.ts`, permittedText(id, name, proved));
  if (!is_known) addStatedClause(draft, proved);
  draft.edit(all, (text) => listed(text, area, `import { ${name} } from './${id}.ts';\n`, name));
  return {
    texts: draft.texts,
    by_hand: is_known ? [`${proved} is a clause already`] : [],
    next: [
      'npm run generate && npm run types',
      'npm test -- conformance/checks/requirements -u',
      'npm run matrix -- --check',
      `npm run matrix -- --only ${id}--MUTANT`,
      `npm run conformance -- --check ${id}`,
    ],
  };
}

/** The import, which the formatter puts in its place, and the name behind the last of its area. */
function listed(text: string, area: string, line: string, name: string): string | undefined {
  const names = [...text.matchAll(new RegExp(`^import \\{ (\\w+) \\} from '\\./${area}/`, 'gm'))].map(
    ([, one]) => one!,
  );
  const last = Math.max(...names.map((one) => text.search(new RegExp(`^  ${one},$`, 'm'))));
  const end =
    Number.isFinite(last) && last >= 0 ? text.indexOf('\n', last) + 1 : text.search(/^ {2}\.\.\.requestChecks,$/m);
  if (end < 0) return undefined;
  return insertBefore(`${text.slice(0, end)}  ${name},\n${text.slice(end)}`, /^import \{/m, line);
}

function checkText(id: string, name: string, clause: string): string {
  return `import { exchangeAt, isSuccess, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';

const clause = '${clause}';

export const ${name} = check({
  id: '${id}',
  title: '‹the rule, in at most 30 words›',
  how: '‹one or two sentences: the requests and the comparison, in at most 30 words›',
  clauses: [clause],
  codes: {
    '‹participle-of-the-failure›': { clause, message: '‹one sentence in the present tense: the failure›' },
  },
  since: '${manifest.version}',
  operations: ['‹operationId›'],
  needs: { principals: ['owner'] },
  cases: () => table([null]),
  async run(ctx) {
    await ctx.call('owner', { operation: '‹operationId›' }, 'asked');
  },
  control: (evidence) => unproven(evidence, 'asked', '‹the reason to judge nothing›'),
  judge(evidence, tally) {
    const asked = exchangeAt(evidence, 'asked');
    if (!asked?.received) return [];
    return tally.holds(isSuccess(asked), '‹participle-of-the-failure›', {
      at: asked,
      expected: '‹the right answer›',
      actual: statusOf(asked),
    });
  },
});
`;
}

const helpers = 'conformance/mutants/generated/helpers.md';

function mutantsText(id: string, name: string, clause: string): string {
  return `import { ${name} } from '../../checks/${id}.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(${name}, {
  '‹the-mistake-in-words›': {
    breaks: ['${clause}'],
    mistake: '‹one sentence: a mistake that a team makes›',
    applyTo(_parts) {
      throw new Error('‹the parts with the mistake; helpers stand in ${helpers}›');
    },
  },
});
`;
}

function permittedText(id: string, name: string, clause: string): string {
  return `import { ${name} } from '../../checks/${id}.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(${name}, {
  '‹the-way-in-words›': {
    obeys: ['${clause}'],
    what: '‹one sentence: the least expected way to obey it›',
    applyTo(_parts) {
      throw new Error('‹the parts that go this way; helpers stand in ${helpers}›');
    },
  },
});
`;
}
