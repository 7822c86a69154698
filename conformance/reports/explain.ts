/** Everything that the kit knows of one id, in words: of a clause, a check, a mutant, a permitted server or a choice. */
import { stringify } from 'yaml';
import { choiceKeys, choiceOf } from '../../src/choices/catalog/catalog.ts';
import { type ChoiceKey, referenceChoices } from '../../src/choices/choices.ts';
import {
  type AnyClause,
  type ClauseDocument,
  clauseById,
  loadClauses,
  type OpenClause,
} from '../../src/contract/clauses.ts';
import { operationIds } from '../../src/contract/operations.ts';
import type { Check } from '../suite/check.ts';
import type { Facts } from '../suite/evidence.ts';
import { principalNames } from '../target/target.ts';
import { observedBy } from './observed-by.ts';

/** Facts told of a mutant. */
interface KnownMutant {
  id: string;
  check: string;
  breaks: readonly string[];
  mistake: string;
}

/** Facts told of a permitted server. */
interface KnownPermitted {
  id: string;
  check: string;
  obeys: readonly string[];
  what: string;
}

/** Checks that another command applies than the run of the suite. */
export interface KnownElsewhere {
  checks: readonly Check[];
  /** The thing that they are applied to, and the command. */
  needs: string;
}

export interface Knowledge {
  checks: readonly Check[];
  elsewhere?: readonly KnownElsewhere[];
  mutants: readonly KnownMutant[];
  permitted: readonly KnownPermitted[];
}

/** A heading, and what is said below it; a row without lines is left out. */
export interface Explanation {
  head: string;
  rows: readonly (readonly [label: string, lines: readonly string[]])[];
}

/** Everything of this id: a clause and a choice may share one. */
export function explain(id: string, knowledge: Knowledge): Explanation[] {
  const document = loadClauses();
  const clause = clauseById(id);
  const check = everyCheck(knowledge).find((one) => one.id === id);
  const mutant = knowledge.mutants.find((one) => one.id === id);
  const permitted = knowledge.permitted.find((one) => one.id === id);
  return [
    ...(clause ? [ofClause(clause, document, knowledge)] : []),
    ...(check ? [ofCheck(check, knowledge)] : []),
    ...(mutant ? [ofMutant(mutant, document)] : []),
    ...(permitted ? [ofPermitted(permitted, document)] : []),
    ...(isChoice(id) ? [ofChoice(id, document, knowledge)] : []),
  ];
}

/** Every id that can be explained. */
export function knownIds(knowledge: Knowledge): string[] {
  const { mutants, permitted } = knowledge;
  const { clauses, advice } = loadClauses();
  const ids = [...everyCheck(knowledge), ...mutants, ...permitted, ...clauses, ...advice].map((one) => one.id);
  return [...new Set([...ids, ...choiceKeys])];
}

function everyCheck({ checks, elsewhere = [] }: Knowledge): Check[] {
  return [...checks, ...elsewhere.flatMap((one) => one.checks)];
}

const isChoice = (id: string): id is ChoiceKey => (choiceKeys as readonly string[]).includes(id);

function ofClause(clause: AnyClause, { conflicts }: ClauseDocument, knowledge: Knowledge): Explanation {
  const { mutants, permitted } = knowledge;
  const touching = conflicts.filter((conflict) => conflict.clauses.includes(clause.id));
  return {
    head: `clause ${clause.id} (${clause.level}, section ${clause.section})`,
    rows: [
      ['statement', [clause.statement]],
      ...foundation(clause),
      ['impact', some(clause.impact)],
      ['untestable', some(clause.untestable)],
      ['conflict', touching.map(({ id, statement, reading }) => `${id}: ${statement} Read as: ${reading}`)],
      ['operations', listed(clause.operations)],
      [
        'checks',
        everyCheck(knowledge)
          .filter((one) => one.clauses.includes(clause.id))
          .map(titleOf),
      ],
      ['broken by', mutants.filter((one) => one.breaks.includes(clause.id)).map(mistakeOf)],
      ['permits', [clause.permits ?? []].flat()],
      ['obeyed by', permitted.filter((one) => one.obeys.includes(clause.id)).map(differenceOf)],
    ],
  };
}

function foundation(clause: AnyClause): Explanation['rows'] {
  if (clause.level === 'derived' || clause.level === 'advice')
    return [['follows', [clause.from.join(', '), clause.why]]];
  if (clause.level === 'open') {
    return [
      ['choice', [clause.choice]],
      ['reference', [clause.reference]],
    ];
  }
  return [];
}

function ofCheck(check: Check, { mutants, permitted, elsewhere = [] }: Knowledge): Explanation {
  const other = elsewhere.find(({ checks }) => checks.includes(check));
  const level = (id: string) => clauseById(id)?.level ?? 'unknown';
  const own = mutants.filter((mutant) => mutant.check === check.id);
  return {
    head: `check ${check.id} (area ${check.area}, since ${check.since})`,
    rows: [
      ['title', [check.title]],
      ['how', some(check.how)],
      ['clauses', check.clauses.map((id) => `${id} (${level(id)})`)],
      ['fails as', codesOf(check)],
      ['operations', listed(check.operations)],
      ['needs', [other?.needs ?? needsOf(check).join('; ')]],
      ['cases', casesOf(check, other ? [] : ['as many as the target file gives rise to'])],
      ['control', [check.control ? 'a case whose positive control fails proves nothing' : 'none']],
      ['watches', check.watches || check.gathers ? ['the answers that other checks bring'] : []],
      ['killed by it', own.map(mistakeOf)],
      ['must pass', permitted.filter((one) => one.check === check.id).map(differenceOf)],
    ],
  };
}

function codesOf({ codes }: Check): string[] {
  return Object.entries(codes).map(([code, { message, since }]) => {
    return `${code}${since === undefined ? '' : ` (since ${since})`}: ${message}`;
  });
}

function needsOf({ needs, wave }: Check): string[] {
  const { principals = [], writes = false } = needs;
  return [
    principals.length > 0 ? `principals ${principals.join(', ')}` : 'no principal',
    writes === true ? 'writes' : writes ? 'writes, unless the target file says mode: read-only' : 'reads only',
    ...(wave ? ['a receiver, as one of the waves of deliveries'] : []),
  ];
}

/** A target that offers everybody and everything, and declares the reference choices. */
const all_facts: Facts = {
  choices: referenceChoices as Facts['choices'],
  principals: Object.fromEntries(principalNames.map((name) => [name, { kind: kindOf(name) }])),
  operations: operationIds,
  base_url: 'http://127.0.0.1',
  strict: false,
  consistency_ms: 0,
  read_only: false,
};

function kindOf(name: string): 'user' | 'api_key' {
  return name === 'human' || name === 'member' ? 'user' : 'api_key';
}

function casesOf(check: Check, unless_listed: string[]): string[] {
  const source = check.cases(all_facts);
  if (source.kind === 'drawn') {
    const named = source.named?.length ?? 0;
    return [`${source.samples} drawn${named > 0 ? `, and ${named} named ones` : ''}`];
  }
  return source.table.length > 0 ? [`a table of ${source.table.length}`] : unless_listed;
}

function ofMutant(mutant: KnownMutant, document: ClauseDocument): Explanation {
  return {
    head: `mutant ${mutant.id}`,
    rows: [
      ['mistake', [mutant.mistake]],
      ['breaks', statementsOf(mutant.breaks, document)],
      ['killed by', [mutant.check]],
      ['see it', [`model-run-kit conformance --mutant ${mutant.id} --check ${mutant.check}`]],
    ],
  };
}

function ofPermitted({ id, check, obeys, what }: KnownPermitted, document: ClauseDocument): Explanation {
  return {
    head: `permitted server ${id}`,
    rows: [
      ['difference', [what]],
      ['obeys', statementsOf(obeys, document)],
      ['must pass', [check]],
    ],
  };
}

function statementsOf(ids: readonly string[], { clauses }: ClauseDocument): string[] {
  return clauses.filter(({ id }) => ids.includes(id)).map(({ id, statement }) => `${id}: ${statement}`);
}

function ofChoice(key: ChoiceKey, { clauses }: ClauseDocument, { checks }: Knowledge): Explanation {
  const open = clauses.filter((clause): clause is OpenClause => clause.level === 'open' && clause.choice === key);
  const [group, name] = key.split('.') as [keyof typeof referenceChoices, string];
  const choices = referenceChoices[group] as Record<string, unknown> & {
    for?: Record<string, Record<string, unknown>>;
  };
  const own = Object.entries(choices.for ?? {}).flatMap(([operation, of_operation]) =>
    name in of_operation ? yamlLines({ [operation]: of_operation[name] }) : [],
  );
  return {
    head: `choice ${key}`,
    rows: [
      ['open', open.map(({ id, section, statement }) => `${id} (section ${section}): ${statement}`)],
      ['to choose', [choiceOf(key).says]],
      ['reference', [...open.map(({ reference }) => reference), ...yamlLines({ [name]: choices[name] }), ...own]],
      ['observed by', shortened(observedBy(key, checks))],
    ],
  };
}

/** So many checks of one area are told by their number. */
const most_of_an_area = 4;

function shortened(checks: readonly Check[]): string[] {
  if (checks.length === 0) return ['no check'];
  return Object.entries(Object.groupBy(checks, ({ area }) => area)).flatMap(([area, own = []]) =>
    own.length > most_of_an_area ? [`${area}/*: ${own.length} checks`] : own.map(titleOf),
  );
}

function yamlLines(value: object): string[] {
  return stringify(value, { lineWidth: 0 }).trimEnd().split('\n');
}

function titleOf({ id, title }: Check): string {
  return `${id}: ${title}`;
}

function mistakeOf({ id, mistake }: KnownMutant): string {
  return `${id}: ${mistake}`;
}

function differenceOf({ id, what }: KnownPermitted): string {
  return `${id}: ${what}`;
}

function some(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}

function listed(operations: 'all' | readonly string[]): string[] {
  return operations === 'all' ? ['all'] : operations.length > 0 ? [operations.join(', ')] : [];
}
