import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { allMutants } from '../mutants/all.ts';
import { permittedServers } from '../permitted/all.ts';
import { receiverChecks } from '../receivers/checks/all.ts';
import { trafficRules } from '../traffic/rules/all.ts';
import { runEmbedded } from '../trials/embedded-run.ts';
import { explain, type KnownElsewhere, knownIds } from './explain.ts';
import { observedBy } from './observed-by.ts';

const elsewhere: KnownElsewhere[] = [
  { checks: trafficRules.map(({ check }) => check), needs: 'a recording' },
  { checks: receiverChecks, needs: 'a receiver' },
];
const knowledge = { elsewhere, checks: allChecks, mutants: allMutants, permitted: permittedServers };

function told(id: string): Record<string, readonly string[]> {
  return Object.fromEntries(explain(id, knowledge).flatMap(({ rows }) => rows));
}

describe('explain', () => {
  it('tells something of every id', () => {
    for (const id of knownIds(knowledge)) {
      const found = explain(id, knowledge);
      expect([id, found.length > 0]).toEqual([id, true]);
      expect([id, found.filter(({ rows }) => rows.every(([, lines]) => lines.length === 0))]).toEqual([id, []]);
    }
  });

  it('tells nothing of what there is not', () => {
    expect(explain('pagination/none', knowledge)).toEqual([]);
  });

  it.each([
    ['pagination.ties-kept', 'checks', /pagination\/ties: /],
    ['pagination.ties-kept', 'broken by', /pagination\/ties--lost-at-the-boundary: /],
    ['document.paths-relative', 'permits', /several segments/],
    ['document.paths-relative', 'obeyed by', /^document\/paths--deep-base-url: /],
    ['document/paths--deep-base-url', 'obeys', /^document\.paths-relative: /],
    ['document/paths', 'must pass', /deep-base-url/],
    ['pagination.ties-kept', 'follows', /pagination\.walk-complete/],
    ['types.code-string', 'conflict', /Read as: /],
    ['pagination/ties', 'cases', /12 drawn/],
    ['pagination/ties', 'needs', /; writes$/],
    ['lists/pages', 'needs', /; writes, unless the target file says mode: read-only$/],
    ['batches/items', 'needs', /; reads only$/],
    ['pagination/ties', 'clauses', /pagination\.ties-kept \(derived\)/],
    ['retry/callback-tried-again', 'needs', /waves/],
    ['schema/getAsset', 'watches', /answers/],
    ['isolation/reads', 'needs', /owner, outsider/],
    ['pagination/ties--lost-at-the-boundary', 'killed by', /^pagination\/ties$/],
    ['lists.end_of_list', 'observed by', /pagination\/each-item-once/],
    ['codes.success', 'observed by', /^schema\/\*: \d+ checks$/],
    ['traffic/walks', 'needs', /^a recording$/],
    ['traffic/walks', 'fails as', /item-repeated: /],
    ['pagination.walk-complete', 'checks', /traffic\/walks: /],
    ['forging/signatures', 'clauses', /receiving\.refuses-forged \(advice\)/],
    ['receiving.refuses-forged', 'checks', /forging\/signatures: /],
    ['lists.quoting', 'open', /special character/],
  ])('%s: %s', (id, label, line) => {
    expect(told(id)[label]?.join('\n')).toMatch(line);
  });
});

it('every check says how it judges', () => {
  const silent = [...allChecks, ...elsewhere.flatMap(({ checks }) => checks)].filter(
    ({ how = '' }) => !/^\S.{40,}\.$/s.test(how),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('what the suite observes of the reference server is told', { timeout: 60_000 }, async () => {
  const { verdicts } = await runEmbedded({
    checks: allChecks.filter(({ observe }) => observe),
    seed_state: 'small',
    samples: 1,
  });
  const untold = verdicts.flatMap(({ check, observations }) =>
    observations.flatMap(({ choice }) =>
      observedBy(choice, allChecks).some(({ id }) => id === check) ? [] : `${choice} by ${check}`,
    ),
  );
  expect([...new Set(untold)]).toEqual([]);
});

it('no command but explain and --mutant loads mutants, and explain alone permitted servers', () => {
  const loaded = new Set<string>();
  follow(fileURLToPath(new URL('../../cli/conformance-run.ts', import.meta.url)), loaded);
  follow(fileURLToPath(new URL('../../cli/main.ts', import.meta.url)), loaded);
  expect(loaded.size).toBeGreaterThan(100);
  expect([...loaded].filter((file) => /\/(mutants|permitted)\//.test(file))).toEqual([]);
});

/** Every module that comes along when this one is loaded; types do not. */
function follow(file: string, loaded: Set<string>): void {
  if (loaded.has(file) || !file.endsWith('.ts')) return;
  loaded.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gms);
  for (const [, path] of imports) follow(fileURLToPath(new URL(path!, `file://${file}`)), loaded);
}
