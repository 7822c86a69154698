/** Entries of openapi/clauses.yaml. */
import { type Draft, insertBefore } from './draft.ts';

const file = 'openapi/clauses.yaml';
const first_open = '  # ---- Open: lists ----';

export function hasClause(draft: Draft, id: string): boolean {
  return draft.textOf(file)?.includes(`  - id: ${id}\n`) ?? false;
}

/** A stated clause, behind the last of its area; where the area is new, behind all that are stated. */
export function addStatedClause(draft: Draft, id: string, operation = '‹operationId, or a group of operations›'): void {
  const entry = `  - id: ${id.includes('‹') ? `'${id}'` : id}
    section: '‹as in the specification: 4 Status›'
    statement: '‹one sentence: the duty of a server›'
    level: stated
    source: ['‹unit of the specification: npx tsx scripts/clauses.ts --units›']
    operations: ['${operation}']
    impact: '‹one sentence: the harm to people who do not program›'
    permits: '‹one sentence: the least expected way to obey it›'

`;
  draft.edit(file, (text) => insertBehindLast(text, new RegExp(`^  - id: ${id.split('.')[0]}\\.`, 'm'), entry));
}

/** An open clause, behind the last about a choice of its group. */
export function addOpenClause(draft: Draft, id: string, choice: string): void {
  const group = choice.split('.')[0]!;
  const entry = `  - id: ${id}
    section: '‹as in the specification: 2 Asset›'
    statement: '‹one sentence: the behaviour that is left open›'
    level: open
    operations: ['‹operationId›']
    choice: ${choice}
    reference: '‹one sentence: the way of the reference server›'

`;
  draft.edit(file, (text) => insertBehindLast(text, new RegExp(`^    choice: ${group}\\.`, 'm'), entry));
}

function insertBehindLast(text: string, sibling: RegExp, entry: string): string | undefined {
  const open = text.indexOf(first_open);
  const is_open = entry.includes('    level: open');
  const entries = text.split(/(?<=\n)(?= {2}- id: | {2}# ----|[a-z_]+:\n)/);
  let [at, begins] = [-1, 0];
  for (const [index, one] of entries.entries()) {
    if (sibling.test(one) && (is_open || begins < open)) at = index;
    begins += one.length;
  }
  if (at < 0) return insertBefore(text, first_open, entry);
  // The entry before a title, or before the conflicts, ends with an empty line as all others do.
  return [...entries.slice(0, at + 1), entry, ...entries.slice(at + 1)].join('');
}
