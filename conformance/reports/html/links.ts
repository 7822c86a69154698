/** Links between the parts of the report, and values as text. */
import { clauseById } from '../../../src/contract/clauses.ts';
import { type Html, html } from './markup.ts';
import { prose } from './page.ts';

const max_value_length = 2_000;
/** Names in one list; the rest is counted. */
const max_names = 30;

export function clauseLine(id: string, level: string): Html {
  const clause = clauseById(id);
  return html`${clauseLink(id)} (${level}${clause ? html`, section ${clause.section}): ${prose(clause.statement)}` : ')'}`;
}

export function clauseLink(id: string): Html {
  return html`<a href="#${idOf(id, 'clause')}">${id}</a>`;
}

export function checkLink(check: string): Html {
  return html`<a href="#${idOf(check)}">${check}</a>`;
}

export function links(checks: readonly string[]): Html {
  const more = checks.length - max_names;
  return html`${checks.slice(0, max_names).map((check, index) => html`${index > 0 ? ', ' : ''}${checkLink(check)}`)}${
    more > 0 ? ` and ${more} more` : ''
  }`;
}

/** Of an element; such an id needs no escape in a link either. */
export function idOf(name: string, kind = 'check'): string {
  return `${kind}-${name.replaceAll(/[^\w./-]/g, '_')}`;
}

/** Of the elements of checks, for the script of the page. */
export function idsOf(checks: readonly string[]): string {
  return checks.map((check) => idOf(check)).join(' ');
}

export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > max_value_length ? `${text.slice(0, max_value_length)}… (see report.json)` : text;
}
