/** By which fields a list is filtered. The suite asks for media types, and has to be told where no filter goes by them. */
import type { Operator } from '../../src/choices/canonical.ts';
import type { FilterGrammar } from '../../src/choices/choices-document.ts';
import { operations } from '../../src/contract/operations.ts';
import type { Answer } from './asker.ts';
import { declaring, written } from './filter-writing.ts';
import { type Item, itemsOf } from './list-answers.ts';
import type { ListUnderStudy } from './list-under-study.ts';

interface Spoken {
  grammar: FilterGrammar;
  operators: Partial<Record<Operator, string>>;
}

interface Tried {
  field: string;
  /** Undefined where it cannot be told. */
  is_offered: boolean | undefined;
  proof: Answer;
}

const asked_for_first = 'mime_type';

export async function askFilterFields(list: ListUnderStudy, spoken: Spoken, samples: readonly Item[]): Promise<void> {
  const fields = scalarsOf(list, samples);
  if (!fields.includes(asked_for_first)) return;
  const first = await tryField(list, spoken, samples, asked_for_first);
  if (first?.is_offered !== false) return;
  const all = [first];
  for (const field of fields.filter((one) => one !== asked_for_first)) {
    const tried = await tryField(list, spoken, samples, field);
    if (tried?.is_offered === undefined)
      return list.doubt('by which fields it is filtered was not found', `${asked_for_first} is none; ${field}`);
    all.push(tried);
  }
  const offered = fields.filter((field) => all.some((one) => one.field === field && one.is_offered));
  const proofs = all.filter(({ field }) => field === asked_for_first || offered.includes(field));
  list.findings.find(
    'lists.queryable_fields',
    list.operation,
    { filter: offered },
    proofs.map(({ proof }) => proof),
  );
}

/** Fields with a single value, or with none. */
export function scalarsOf({ operation }: ListUnderStudy, samples: readonly Item[]): string[] {
  const { fields, nullable } = operations[operation].success;
  return fields.filter((field) => {
    const shown = samples.flatMap((item) => (item[field] == null ? [] : [typeof item[field]]));
    return shown.length > 0 ? shown.every((type) => type !== 'object') : nullable.includes(field);
  });
}

async function tryField(
  list: ListUnderStudy,
  { grammar, operators }: Spoken,
  samples: readonly Item[],
  field: string,
): Promise<Tried | undefined> {
  const filtered = async (value: string) => {
    const pairs = written(list, declaring(list, grammar, operators), [{ field, operator: 'eq', value }]);
    return pairs && list.page(pairs);
  };
  const value = samples.map((item) => item[field]).find((one) => typeof one === 'string' || typeof one === 'number');
  if (value !== undefined) {
    const proof = await filtered(String(value));
    const outcome = proof?.reply?.outcome;
    if (proof && outcome === 'refusal') return { field, proof, is_offered: false };
    if (proof && outcome === 'success') {
      const items = itemsOf(proof);
      if (items.some((item) => item[field] !== value)) return { field, proof, is_offered: false };
    }
  }
  // A value that nothing has tells more where all items may have this one, or none is known.
  const proof = await filtered(nothingLike(field, value));
  const outcome = proof?.reply?.outcome;
  if (!proof || (outcome !== 'success' && outcome !== 'refusal')) return undefined;
  if (outcome === 'success') return { field, proof, is_offered: itemsOf(proof).length === 0 };
  // It may be refused for its form, where the field is not.
  return { field, proof, is_offered: value === undefined ? false : undefined };
}

/** A value of the same form that nothing has. */
function nothingLike(field: string, value: unknown): string {
  if (typeof value === 'number') return '987654321';
  if (field === 'id' || /_(id|by)$/.test(field)) return crypto.randomUUID();
  if (field.endsWith('_at')) return '2001-02-03T04:05:06.789Z';
  if (field.endsWith('url')) return 'https://nothing.example.com/';
  return 'nothing-at-all';
}
