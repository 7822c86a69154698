/** The target file that `init` writes: what was found with its proof, what was not with what was tried. */
import { stringify } from 'yaml';
import { catalog, choiceOf } from '../../src/choices/catalog/catalog.ts';
import { type OperationId, operationIds, tags } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import { putAt } from '../target/load.ts';
import type { Target, TokenSource } from '../target/target.ts';
import { type FoundOut, mayLeaveWebhooks } from './find-out.ts';
import type { Find } from './findings.ts';

export interface Written {
  found: FoundOut;
  /** Sources in the place of tokens: a reference to the environment, never the token. */
  tokens: Readonly<Record<string, TokenSource>>;
  /** Texts with names of the environment, as they were given, by the keys of the file. */
  references?: Readonly<Record<string, string>>;
  /** The command line that wrote it, without tokens. */
  command: string;
}

const line_limit = 150;

/** The text of the file. */
export function renderTarget({ found, tokens, command, references = {} }: Written): string {
  const { findings, served_areas, requests, seconds } = found;
  const target = withNulls(found.target);
  const { base_url, principals, fixtures, choices: _, ...others } = withoutSecrets(target, references);
  const named = Object.entries(principals).map(([name, principal]) => [
    name,
    principal && { ...principal, token: tokens[name] ?? principal.token },
  ]);
  const leaves = mayLeaveWebhooks(target);
  return [
    '# yaml-language-server: $schema=./target.schema.json',
    '#',
    `# Written by: ${command}`,
    `# after ${requests} requests in ${Math.ceil(seconds)} s. Each choice stands below what proves it. Complete what is commented out: no`,
    '# server can tell it. The schema for your editor: model-run-kit openapi --schema target > target.schema.json',
    '',
    yaml({ base_url }),
    '# Tokens come from the environment. kind: api_key or user.',
    yaml({ principals: Object.fromEntries(named) }),
    ...missingPrincipals(target),
    yaml({ fixtures: fixtures ?? {} }),
    ...missingFixtures(target),
    ...('billing' in others
      ? []
      : ['# The threshold to put back, since the balance cannot be read:', '# billing: { restore_threshold: 20 }']),
    ...(leaves && !('allow_leftovers' in others) && !('control' in others) && !('hooks' in others)
      ? [
          '# The interface deletes no webhook. Those that are left are sent each event of later runs, with all repeats, to a port',
          '# where nobody listens: delete them in the server now and then, or give hooks.delete_webhook or webhooks.reuse.',
          'allow_leftovers: true',
        ]
      : []),
    ...(leaves
      ? []
      : [
          '# Nothing deletes a webhook: without this, or hooks.delete_webhook, none is made.',
          '# allow_leftovers: true',
        ]),
    ...('areas' in others || served_areas.length === tags.length
      ? []
      : [
          '# Other areas have taken no request of init. Where your server does not offer them, claim these alone:',
          `# areas: [${served_areas.join(', ')}]`,
        ]),
    ...(Object.keys(others).length > 0 ? [yaml(others)] : []),
    '',
    '# What is left out here is observed by the suite.',
    ...choicesOf(findings.finds),
    ...(findings.doubts.length > 0 ? ['', '# Not found out:'] : []),
    ...findings.doubts.flatMap(({ about, tried }) => comment(`- ${about} (tried: ${cut(tried)})`)),
    '',
  ].join('\n');
}

/** Absent things of the target are null in its file. */
function withNulls({ absent = [], ...target }: Target): Target {
  const written = structuredClone(target) as Record<string, unknown>;
  for (const key of absent) putAt(written, key, null);
  return written as unknown as Target;
}

const secret_name = /token$|secret$|password|authorization|cookie|api_?key/i;

/** The same, with a name of the environment, the given one if any, in the place of each text that a file must not hold. */
function withoutSecrets(target: Target, references: Readonly<Record<string, string>>): Target {
  const hidden = (value: unknown, path: readonly string[]): unknown => {
    const given = references[path.join('.')];
    if (given !== undefined && typeof value !== 'object') return given;
    if (typeof value === 'string' && secret_name.test(path.at(-1) ?? ''))
      return `\${${path.join('_').replaceAll(/\W/g, '_').toUpperCase()}}`;
    if (Array.isArray(value)) return value.map((one, index) => hidden(one, [...path, String(index)]));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, hidden(own, [...path, name])]));
  };
  return hidden(target, []) as Target;
}

function yaml(value: object): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

function cut(text: string): string {
  return text.length > line_limit ? `${text.slice(0, line_limit)}…` : text;
}

function comment(text: string): string[] {
  return text.split(/[\r\n]+/).map((line) => `# ${line}`);
}

const roles = {
  owner: 'a key with every scope',
  reader: 'a key of the same organization that may not write',
  human: 'a user of the same organization, who rates runs',
  member: 'a user of two organizations, with fewer scopes in the second',
  outsider: 'a key of another organization',
  no_secret: 'a key of an organization whose callbacks bear no signature',
} as const;

function missingPrincipals({ principals }: Target): string[] {
  const missing = Object.entries(roles).filter(([name]) => !(name in principals));
  const secret = principals.owner?.organization?.callback_secret === undefined;
  return [
    ...missing.map(([name, says]) => {
      const kind = name === 'human' || name === 'member' ? 'user' : 'api_key';
      return `#   ${name}: { kind: ${kind}, token: "\${${name.toUpperCase()}_TOKEN}" } # ${says}`;
    }),
    ...(secret
      ? ['# With what its callbacks are signed: principals.owner.organization.callback_secret: "${CALLBACK_SECRET}"']
      : []),
  ];
}

function missingFixtures({ fixtures = {} }: Target): string[] {
  const { models = {}, catalog: texts = {}, batches = {}, workflow, invitation } = fixtures;
  const examples: (readonly [is_there: unknown, example: string])[] = [
    ...['succeeds', 'fails', 'cancels', 'slow'].map(
      (name) =>
        [
          models[name],
          `models: { ${name}: { path: provider/model, input: { prompt: A paper boat }, text_field: prompt, ends_within_s: 10 } }`,
        ] as const,
    ),
    ...['public', 'private', 'unpublished'].map(
      (name) => [texts[name], `catalog: { ${name}: { owner: provider, slug: model } }`] as const,
    ),
    ...['finished', 'running'].map(
      (name) => [batches[name], `batches: { ${name}: { id: 6aa51461-86cb-41b1-9850-9c226f599850 } }`] as const,
    ),
    [
      workflow,
      'workflow: { create: { name: Sample, workflow_json: {} }, owner: acme, slug: sample, input: {}, ends_within_s: 10 }',
    ],
    [invitation, 'invitation: { email: somebody@example.com }'],
  ];
  const missing = examples.filter(([is_there]) => is_there === undefined).map(([, example]) => `#   ${example}`);
  return missing.length > 0
    ? ['# Of fixtures, these are missing; the values are examples. What the server has none of is null.', ...missing]
    : [];
}

function choicesOf(finds: readonly Find[]): string[] {
  if (finds.length === 0) return [];
  const lines = ['choices:'];
  for (const group of Object.keys(catalog)) {
    const own = finds.filter(({ key }) => key.startsWith(`${group}.`));
    if (own.length === 0) continue;
    lines.push(`  ${group}:`, ...choiceLines(own, null, '    '));
    const operations = operationIds.filter((id) => own.some(({ operation }) => operation === id));
    if (operations.length > 0) lines.push('    for:');
    for (const operation of operations) lines.push(`      ${operation}:`, ...choiceLines(own, operation, '        '));
  }
  return lines;
}

/** One key for each choice; parts that were found one by one stand together. */
function choiceLines(finds: readonly Find[], operation: OperationId | null, indent: string): string[] {
  const own = Map.groupBy(
    finds.filter((find) => find.operation === operation),
    ({ key }) => key,
  );
  return [...own].flatMap(([key, found]) => {
    const last = found.at(-1)!.value;
    const value = choiceOf(key).values.parts ? Object.assign({}, ...found.map((one) => one.value)) : last;
    const name = key.split('.')[1]!;
    const proofs = [...new Set(found.flatMap(({ proof }) => proof))];
    const text = stringify({ [name]: value }, { lineWidth: 0, flowCollectionPadding: true }).trimEnd();
    return [...proofs.flatMap((proof) => comment(cut(proof))), ...text.split('\n')].map((line) => `${indent}${line}`);
  });
}
