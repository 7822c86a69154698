/** A choice with its open clause and its row in the test of the server. */
import { catalog } from '../../src/choices/catalog/catalog.ts';
import { InputError } from '../../src/input/input-error.ts';
import { oneOf } from '../runs/read-arguments.ts';
import { addOpenClause, hasClause } from './clause.ts';
import { Draft, type Drafted, insertBefore, type Read } from './draft.ts';

export function draftChoice(read: Read, key: string): Drafted {
  const [, group, name] = /^([a-z]+)\.([a-z][a-z0-9_]*)$/.exec(key) ?? [];
  if (!group || !name) throw new InputError(`${key}: give the choice as GROUP.KEY, such as assets.upload_source`);
  const known = catalog[oneOf('group', group, Object.keys(catalog)) as keyof typeof catalog];
  if (name in known.choices) throw new InputError(`${key} is a choice already: give another key`);
  const clause = `${group}.${name.replaceAll('_', '-')}`;
  const draft = new Draft(read);
  if (hasClause(draft, clause)) throw new InputError(`${clause} is a clause already: give another key`);

  draft.edit(`src/choices/catalog/${group}.ts`, (text) =>
    insertBefore(withWords(text), /^ {2}\},\n\};\n$/m, choiceText(name)),
  );
  addOpenClause(draft, clause, key);
  const test = `src/server/choices/${group}.test.ts`;
  const opening = `rowTests('${group}', [`;
  const has_rows = draft.textOf(test)?.includes(opening) ?? false;
  if (has_rows) {
    draft.edit(test, (text) => {
      const end = text.indexOf('\n]);', text.indexOf(opening)) + 1;
      return end === 0 ? undefined : text.slice(0, end) + rowText(group, name) + text.slice(end);
    });
  }
  return {
    texts: draft.texts,
    by_hand: [
      ...(has_rows ? [] : [`${test}: a row that shows each value on the wire`]),
      `src/server/: the place that acts, which takes ${key} from the policies of its operation`,
      `conformance/checks/: a check that observes it, with seen('${key}', …)`,
    ],
    next: [
      'npm run generate && npm run types',
      `npm test -- src/server/choices/${group} conformance/reports/observed-by`,
      `npm run prove -- rows --key ${key}`,
    ],
  };
}

function withWords(text: string): string {
  return text.replace(/import \{([^}]*)\} from '\.\/values\.ts';/, (line, names: string) =>
    /\bwords\b/.test(names) ? line : `import {${names.trimEnd().replace(/,$/, '')}, words } from './values.ts';`,
  );
}

function choiceText(name: string): string {
  return `    ${name}: {
      says: '‹one sentence: the behaviour that is left open›',
      values: words('‹as the reference does›', '‹otherwise›'),
      reference: '‹as the reference does›',
      unlike: '‹otherwise›',
      on: ['‹operationId›'],
      untold: 'observed',
    },
`;
}

function rowText(group: string, name: string): string {
  return `  row(
    '${group}',
    '${name}',
    async (world) => (await world.ask('owner', '‹request that shows it›')).json['‹field›'],
    [
      ['‹as the reference does›', '‹what the answer then shows›'],
      ['‹otherwise›', '‹what the answer then shows›'],
    ],
  ),
`;
}
