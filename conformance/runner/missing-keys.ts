/** Keys that a target file leaves out, and that checks of the claimed areas need: all at once, by the file alone. */
import type { CanonicalQuery, CanonicalRequest } from '../../src/choices/canonical.ts';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { createDialect, Inexpressible, MissingChoice } from '../../src/choices/dialect.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';
import { isIn, type OperationId, operationsIn } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import { whyNotCallable } from '../models/plain-operations.ts';
import type { Facts } from '../suite/evidence.ts';
import { lacking } from '../suite/lacking.ts';
import { putAt } from '../target/load.ts';
import { principalNames } from '../target/target.ts';

export interface MissingKey {
  key: string;
  /** Claimed operations that need it; empty where single checks do. */
  operations: OperationId[];
}

export function missingKeys(facts: Facts): MissingKey[] {
  const found = new Map<string, Set<OperationId>>();
  const add = (key: string, ...needing: OperationId[]) => {
    found.set(key, new Set([...(found.get(key) ?? []), ...needing]));
  };
  for (const key of wanted(facts)) add(key);
  for (const operation of facts.operations) {
    const why = whyNotCallable(facts, operation);
    const key = why?.verdict === 'could-not-run' && keyIn(why.reason);
    if (key) add(key, operation);
    for (const name of undeclaredOf(facts.choices, operation)) add(`choices.${name}`, operation);
  }
  return [...found].map(([key, needing]) => ({ key, operations: [...needing] }));
}

const lengths: Readonly<Record<string, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** The key that a reason is about; those of the workflow and of the webhooks are told elsewhere. */
function keyIn(reason: string): string | undefined {
  const [, length] = /a path of (\d) segments/.exec(reason) ?? [];
  if (length !== undefined) return `fixtures.models.${lengths[length]}_segments`;
  const [key] = /\b(principals|fixtures|billing)\.[\w.]+/.exec(reason) ?? [];
  return key?.startsWith('fixtures.workflow') ? undefined : key;
}

/** A line for each part of the target file, with its remedy. */
export function tellMissing(missing: readonly MissingKey[]): string[] {
  const by_part = Map.groupBy(missing, ({ key }) => key.split('.')[0]!);
  return [...by_part].map(([part, all]) => {
    const keys = all.map(({ key, operations }) => {
      const needing = part === 'choices' ? ` (${operations.join(', ')})` : '';
      return `${key}${needing}`;
    });
    const mend = part === 'choices' ? 'declare them; init finds most' : 'give them, or null where there is none';
    return `not in the target file: ${keys.join(', ')}; ${mend}`;
  });
}

/** Callers and fixtures that checks ask for beside what an operation takes. */
function wanted(facts: Facts): string[] {
  const { operations, principals, fixtures = {} } = facts;
  const any = (ids: readonly OperationId[]) => ids.some((id) => operations.includes(id));
  const parts: [is_claimed: boolean, key: string, there: object | undefined, names: readonly string[]][] = [
    [true, 'principals', principals, principalNames],
    [
      any(operationsIn('model_dispatches')),
      'fixtures.models',
      fixtures.models,
      ['succeeds', 'fails', 'cancels', 'slow'],
    ],
    [any(['getModelText']), 'fixtures.catalog', fixtures.catalog, ['public', 'private', 'unpublished']],
    [any(['listBatchItems']), 'fixtures.batches', fixtures.batches, ['finished', 'running']],
    [any(['dispatchGraphWorkflowRun']), 'fixtures', fixtures, ['workflow']],
    [any(['getMe']), 'fixtures', fixtures, ['invitation']],
  ];
  return parts.flatMap(([is_claimed, key, there = {}, names]) => {
    const missing = names.filter((name) => is_claimed && !(name in there));
    const keys = missing.map((name) => `${key}.${name}`);
    return keys.filter((one) => lacking(facts, one).verdict === 'could-not-run');
  });
}

/** Lists that checks filter, sort and project. */
const queryable: readonly OperationId[] = ['listAssets', 'listAssetTypes'];
/** Queries that together hold each name and encoding that checks write there. */
const queries: readonly CanonicalQuery[] = [
  { sort: [{ field: 'name', direction: 'asc' }] },
  { fields: ['id', 'name'] },
  { filter: [{ field: 'name', operator: 'eq', value: 'a' }] },
  { presign: true },
];
const bodies: Partial<Record<OperationId, object>> = {
  createWebhook: { name: 'a', url: 'https://a.example/', secret: 'a', event_types: ['run.completed'] },
  rateRun: { is_positive: null },
};

/** Each is taken for declared once it was missed, so that what is needed behind it is found too. */
function undeclaredOf(choices: ChoicesDocument, operation: OperationId): string[] {
  const body = bodies[operation];
  const requests: Partial<CanonicalRequest>[] = [
    ...(isIn('lists', operation) ? [{ query: { page_size: 1 } }] : []),
    ...(queryable.includes(operation) ? queries.map((query) => ({ query })) : []),
    ...(body ? [{ body }] : []),
  ];
  const missing = new Set<string>();
  const declared = structuredClone(choices);
  for (const request of requests) {
    for (;;) {
      const key = missedBy(declared, { operation, path: {}, query: {}, ...request });
      if (key === undefined || missing.has(key)) break;
      missing.add(key);
      declare(declared, key, operation);
    }
  }
  return [...missing];
}

function missedBy(choices: ChoicesDocument, request: CanonicalRequest): string | undefined {
  try {
    createDialect(choices).encodeRequest(request);
    return undefined;
  } catch (error) {
    if (error instanceof MissingChoice) return error.key;
    if (error instanceof Inexpressible) return undefined;
    throw error;
  }
}

/** As the reference has it, for this operation alone. */
function declare(choices: ChoicesDocument, key: string, operation: OperationId): void {
  const [group = '', name = '', ...part] = key.split('.');
  const whole = (referenceChoices as unknown as Record<string, Record<string, unknown>>)[group]?.[name];
  const value = part.length > 0 && isObject(whole) ? whole[part[0]!] : whole;
  putAt(choices as Record<string, unknown>, [group, 'for', operation, name, ...part].join('.'), value);
}
