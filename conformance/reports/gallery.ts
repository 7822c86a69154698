/** One page of published statements, and a badge for each: pure. */
import { type Html, html, nothing } from './html/markup.ts';
import { badge, prose, renderPage, table } from './html/page.ts';
import type { Statement } from './statement.ts';

/** A statement of a kit that is older, in minor versions, tells of fewer checks than there are. */
const most_minor_versions = 2;

export interface NamedStatement {
  /** The file as it was given. */
  name: string;
  statement: Statement;
}

/** `partial`: nothing fails, and it is of a part, has gaps, or is of an old kit. */
type Standing = 'conforms' | 'partial' | 'fails';

interface Told {
  standing: Standing;
  /** Reason of a partial one. */
  why?: string;
}

/** @param kit_version of the kit that makes the page */
export function standingOfStatement({ result, scope, kit }: Statement, kit_version: string): Told {
  if (result === 'fails') return { standing: 'fails' };
  if (result === 'incomplete') return { standing: 'partial', why: 'something could not be judged' };
  if (scope === 'part') return { standing: 'partial', why: 'a part of the checks was run' };
  if (isOld(kit.version, kit_version))
    return { standing: 'partial', why: `judged by kit ${kit.version}, and there is ${kit_version}` };
  return { standing: 'conforms' };
}

function isOld(version: string, now: string): boolean {
  const [[major = 0, minor = 0], [major_now = 0, minor_now = 0]] = [version, now].map((text) =>
    text.split('.').map(Number),
  ) as [number[], number[]];
  return major < major_now || (major === major_now && minor < minor_now - most_minor_versions);
}

const words: Readonly<Record<Standing, string>> = {
  conforms: 'conforms',
  partial: 'partial',
  fails: 'does not conform',
};
const colours: Readonly<Record<Standing, string>> = { conforms: 'brightgreen', partial: 'yellow', fails: 'red' };

/** JSON for the endpoint badge of shields.io. */
export function badgeOf({ statement }: NamedStatement, kit_version: string): Record<string, string | number> {
  const { standing } = standingOfStatement(statement, kit_version);
  const message = `${words[standing]} · ${statement.kit.version}`;
  return { schemaVersion: 1, label: 'model-run service', message, color: colours[standing] };
}

/** File names of the badges, one for each statement: its implementation and version, and a number where two are alike. */
export function badgeNames(all: readonly NamedStatement[]): string[] {
  const used = new Map<string, number>();
  return all.map(({ statement: { implementation } }) => {
    const text = [implementation.name, implementation.version].filter(Boolean).join('-').toLowerCase();
    const slug = text.replaceAll(/[^a-z0-9.]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '') || 'unnamed';
    const times = (used.get(slug) ?? 0) + 1;
    used.set(slug, times);
    return times === 1 ? slug : `${slug}-${times}`;
  });
}

/** By implementation; of each, the newest first. */
export function renderGallery(all: readonly NamedStatement[], kit_version: string): string {
  const sorted = all.toSorted(
    ({ statement: a }, { statement: b }) =>
      compare(a.implementation.name, b.implementation.name) || compare(b.date, a.date),
  );
  const count = (wanted: Standing) =>
    all.filter(({ statement }) => standingOfStatement(statement, kit_version).standing === wanted).length;
  const title = 'Implementations of the Model-Run Service interface';
  return renderPage({
    title,
    content: html`<main><h1>${title}</h1>
<p class="sentence">${count('conforms')} conform, ${count('partial')} partly, ${count('fails')} do not, each by the statement that its implementer published.</p>
${table(
  ['implementation', 'version', 'result', 'judged by', 'date', 'stated clauses', 'history'],
  sorted.map((one) => rowOf(one, kit_version)),
)}
<h2>Areas</h2>
${areasOf(sorted)}
${sorted.map(({ statement }) => failuresOf(statement))}
<h2>What the words mean</h2>
<p>${prose('`conforms`: everything that the implementation claims was judged, and nothing fails. `partial`: nothing fails, and it is of a part of the checks, has gaps, or is of a kit older than two minor versions. Whoever has the history of a statement judges it again with `conformance statement verify`.')}</p>
</main>`,
  });
}

function rowOf({ statement }: NamedStatement, kit_version: string): (Html | string)[] {
  const { implementation, kit, date, clauses, histories = [] } = statement;
  const { standing, why } = standingOfStatement(statement, kit_version);
  const shown = standing === 'conforms' ? 'pass' : standing === 'fails' ? 'fail' : 'inconclusive';
  const digests = histories.map(({ sha256 }) => html`<code title="${sha256}">${sha256.slice(0, 12)}</code> `);
  return [
    named(implementation),
    implementation.version ?? '',
    html`<span class="badge ${shown}">${words[standing]}</span>${why === undefined ? nothing : html` <span class="soft">${why}</span>`}`,
    `kit ${kit.version}`,
    date,
    `${clauses.stated.covered} of ${clauses.stated.of}`,
    digests.length > 0 ? html`${digests}` : 'not named',
  ];
}

/** Addresses come from strangers: only those of the web lead anywhere. */
function named({ name, url }: Statement['implementation']): Html {
  return url !== undefined && /^https?:\/\//i.test(url)
    ? html`<a href="${url}" rel="nofollow">${name}</a>`
    : html`${name}`;
}

function areasOf(all: readonly NamedStatement[]): Html {
  const areas = [...new Set(all.flatMap(({ statement }) => Object.keys(statement.areas.claimed)))].toSorted();
  const rows = all.map(({ statement: { implementation, areas: own } }) => [
    [implementation.name, implementation.version].filter(Boolean).join(' '),
    ...areas.map((area) => wordOf(own.claimed[area]?.result)),
  ]);
  return table(['implementation', ...areas], rows);
}

function wordOf(result: string | undefined): Html {
  if (result === undefined) return badge('not-claimed');
  if (result === 'conforms') return badge('pass');
  return result === 'fails' ? badge('fail') : badge('inconclusive');
}

function failuresOf({ failures, implementation: { name, version } }: Statement): Html {
  if (failures.length === 0) return nothing;
  const items = failures.map(
    ({ message, impact, clause }) =>
      html`<li>${impact ?? message} <span class="soft">${message}; ${clause}</span></li>`,
  );
  return html`<h2>${[name, version].filter(Boolean).join(' ')}: what fails</h2><ul>${items}</ul>`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
