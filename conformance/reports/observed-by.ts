/** Checks that observe an open clause that is not among the clauses they test. */
import type { ChoiceKey } from '../../src/choices/choices.ts';
import { clauses } from '../../src/contract/clauses.ts';
import type { Check } from '../suite/check.ts';

/** Ids, or the beginning of ids and `*`. */
const beside: Partial<Record<ChoiceKey, readonly string[]>> = {
  'access.organization_header': ['authentication/organization-header'],
  'assets.presign_off_url': ['assets/presign-default'],
  'assets.put_answer': ['uploads/put-and-read-back'],
  'codes.foreign_record': ['batches/items', 'isolation/*', 'soft-delete/refused-keeps'],
  'codes.gateway': ['schema/*'],
  'codes.missing_scope': ['scopes/*', 'soft-delete/refused-keeps'],
  'codes.success': ['schema/*'],
  'lists.bad_cursor': ['isolation/lists'],
  'lists.cursor_url_form': ['pagination/each-item-once'],
  'lists.end_of_list': ['pagination/each-item-once'],
  'lists.first_on_page_one': ['pagination/each-item-once'],
  'lists.page_size_out_of_range': ['pagination/page-size'],
};

export function observedBy(choice: string, checks: readonly Check[]): Check[] {
  const open = clauses().flatMap((clause) => (clause.level === 'open' && clause.choice === choice ? clause.id : []));
  const named = beside[choice as ChoiceKey] ?? [];
  const isNamed = (id: string) =>
    named.some((one) => (one.endsWith('*') ? id.startsWith(one.slice(0, -1)) : id === one));
  return checks.filter((check) => isNamed(check.id) || check.clauses.some((clause) => open.includes(clause)));
}
