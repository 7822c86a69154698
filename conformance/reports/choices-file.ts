/**
 * A choices document of what a run found out: what the target file declares, overwritten by what was observed. The
 * reference server can serve it as it is; what a choices document cannot say, or that server cannot do, is a comment.
 */
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { catalog, choiceKeys, choiceOf } from '../../src/choices/catalog/catalog.ts';
import { type ChoiceKey, type ChoicesDocument, isOther, resolve } from '../../src/choices/choices.ts';
import { declared as declaredIn, madeByName } from '../../src/choices/chosen.ts';
import { checkChoices } from '../../src/choices/load.ts';
import { shapeProblem } from '../../src/choices/shape.ts';
import { clauseById } from '../../src/contract/clauses.ts';
import { type OperationId, operationIds } from '../../src/contract/operations.ts';
import { InputError } from '../../src/input/input-error.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import type { ObservedChoice } from './report.ts';

export interface FoundChoices {
  /** `choices` of the target file. */
  declared: ChoicesDocument;
  observed: readonly ObservedChoice[];
  /** Those that fail at the level `declared` tell what of it does not hold. */
  verdicts: readonly Verdict[];
}

type Choices = Record<string, unknown>;
type Group = Choices & { for?: Record<string, Choices> };
type Groups = Record<string, Group>;

/** Comments by the place where they stand: a key, or a key and an operation. */
type Notes = Map<string, string[]>;

interface Draft {
  document: Groups;
  /** Above a value. */
  notes: Notes;
  /** Of keys without a value. */
  left_out: Notes;
}

/** The text of `choices.yaml`. */
export function renderChoices({ declared, observed, verdicts }: FoundChoices): string {
  const draft: Draft = { document: {}, notes: new Map(), left_out: new Map() };
  takeDeclared(draft, declared);
  for (const key of choiceKeys) {
    const own = observed.filter(({ choice }) => choice === key);
    takeObserved(draft, key, own.toSorted(byOperation));
  }
  for (const { choice, operation, value } of observed) {
    if (!(choiceKeys as readonly string[]).includes(choice)) leaveOut(draft, choice, operation, value);
  }
  noteContradictions(draft, verdicts);
  return written(draft);
}

/** Takes the declared choices, without what the server cannot do. */
function takeDeclared(draft: Draft, declared: ChoicesDocument): void {
  const whole = declared as Groups;
  const entries = choiceKeys.flatMap((key) => placesOf(whole, key).map((place) => ({ key, ...place })));
  const servable = entries.filter(({ key, operation, value }) => {
    const is_servable = !holdsOther(value);
    if (!is_servable) note(draft.left_out, key, `${key} declared${on(operation)}: ${brief(value)}`);
    return is_servable;
  });
  const all = servable.reduce<Groups>((document, { key, ...place }) => laidOver(document, key, place), {});
  if (isServable(all)) {
    draft.document = all;
    return;
  }
  // Some of it goes only with what was left out: as much of the rest as goes together.
  let open = servable;
  for (;;) {
    const left = open.filter(({ key, ...place }) => !tryOver(draft, key, place));
    if (left.length === open.length) break;
    open = left;
  }
  for (const { key, operation, value } of open) {
    note(draft.left_out, key, `${key} declared${on(operation)}: ${brief(value)}, which does not go with the rest`);
  }
}

/** In the order of the document; that of the whole group first. */
function byOperation(a: ObservedChoice, b: ObservedChoice): number {
  const place = ({ operation }: ObservedChoice) => (operationIds as readonly (string | null)[]).indexOf(operation);
  return place(a) - place(b);
}

interface Place {
  operation: string | null;
  value: unknown;
}

function placesOf(document: Groups, key: ChoiceKey): Place[] {
  const [group, name] = parts(key);
  const { for: own = {}, ...whole } = document[group] ?? {};
  return [
    ...(name in whole ? [{ operation: null, value: whole[name] }] : []),
    ...Object.entries(own).flatMap(([operation, choices]) =>
      name in choices ? [{ operation, value: choices[name] }] : [],
    ),
  ];
}

function takeObserved(draft: Draft, key: ChoiceKey, observed: readonly ObservedChoice[]): void {
  const sayable = observed.filter(({ operation, value }) => {
    const can_be_said = value !== 'mixed' && !holdsOther(value) && isAllowed(key, { operation, value });
    if (!can_be_said) leaveOut(draft, key, operation, value);
    return can_be_said;
  });
  const whole = sayable.find(({ operation }) => operation === null);
  if (whole) take(draft, key, whole);
  const own = sayable.filter(({ operation }) => operation !== null);
  const [first] = own;
  const is_undeclared = declaredIn(draft.document as ChoicesDocument, key) === undefined;
  const is_one_for_all = choiceOf(key).on?.length === 0;
  if (first && is_undeclared && is_one_for_all && own.every(({ value }) => isDeepStrictEqual(value, first.value))) {
    if (tryOver(draft, key, { operation: null, value: first.value })) return;
  }
  // Values seen at one operation are said of no other.
  for (const one of own) take(draft, key, one);
}

function take(draft: Draft, key: ChoiceKey, place: Place): void {
  const { operation, value } = place;
  const before = declaredIn(
    draft.document as ChoicesDocument,
    key,
    (operation ?? undefined) as OperationId | undefined,
  );
  const after = madeByName.has(key) ? { ...(before as Choices), ...(value as Choices) } : value;
  if (isDeepStrictEqual(before, after)) return;
  if (!tryOver(draft, key, place)) {
    note(draft.left_out, key, `${observation(key, operation, value)}, which does not go with the rest`);
    return;
  }
  if (before !== undefined) note(draft.notes, `${key} ${operation ?? ''}`, `declared: ${brief(before)}`);
}

/** @returns whether the document can still be served with it; else it stays as it was */
function tryOver(draft: Draft, key: ChoiceKey, place: Place): boolean {
  const document = laidOver(draft.document, key, place);
  if (!isServable(document)) return false;
  draft.document = document;
  return true;
}

function laidOver(document: Groups, key: ChoiceKey, { operation, value }: Place): Groups {
  const [group_name, name] = parts(key);
  const group = document[group_name] ?? {};
  const choices = operation === null ? group : (group.for?.[operation] ?? {});
  const made = madeByName.has(key) ? { ...(choices[name] as Choices), ...(value as Choices) } : value;
  if (operation === null) return { ...document, [group_name]: { ...group, [name]: made } };
  const own = { ...group.for, [operation]: { ...choices, [name]: made } };
  return { ...document, [group_name]: { ...group, for: own } };
}

function isAllowed(key: ChoiceKey, place: Place): boolean {
  if (madeByName.has(key) && (place.value === null || typeof place.value !== 'object')) return false;
  return shapeProblem(laidOver({}, key, place)) === undefined;
}

function isServable(document: Groups): boolean {
  try {
    resolve(checkChoices(document));
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function holdsOther(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return isOther(value) || Object.values(value).some(holdsOther);
}

/** A declared choice that the run contradicts, though no observation says what holds instead. */
function noteContradictions(draft: Draft, verdicts: readonly Verdict[]): void {
  for (const verdict of verdicts) {
    if ((verdict.verdict !== 'fail' && verdict.verdict !== 'known-failure') || verdict.level !== 'declared') continue;
    const clause = clauseById(verdict.clause);
    if (clause?.level !== 'open') continue;
    const { choice } = clause;
    note(draft.left_out, choice, `${choice} contradicted by ${verdict.check}: ${verdict.message}`);
  }
}

function leaveOut(draft: Draft, key: string, operation: string | null, value: unknown): void {
  note(draft.left_out, key, observation(key, operation, value));
}

function observation(key: string, operation: string | null, value: unknown): string {
  return `${key} observed${on(operation)}: ${brief(value)}`;
}

function on(operation: string | null): string {
  return operation === null ? '' : ` on ${operation}`;
}

function brief(value: unknown): string {
  return value === 'mixed' ? 'mixed' : JSON.stringify(value);
}

function note(notes: Notes, place: string, text: string): void {
  notes.set(place, [...(notes.get(place) ?? []), text]);
}

function parts(key: string): [group: string, name: string] {
  return key.split('.') as [string, string];
}

const head = [
  '# What the target does where the specification leaves it open: what its target file declares, and what the suite saw.',
  '# model-run-kit serve --choices choices.yaml is a server that does the same.',
];

function written({ document, notes, left_out }: Draft): string {
  const lines = [...head];
  for (const group_name of Object.keys(catalog)) {
    const group = document[group_name] ?? {};
    const own = choiceKeys.filter((key) => parts(key)[0] === group_name);
    const comments = own.flatMap((key) => left_out.get(key) ?? []);
    const values = valueLines(group, own, '', notes);
    const operations = operationIds.flatMap((operation) => {
      const of_operation = valueLines(group.for?.[operation] ?? {}, own, operation, notes);
      return of_operation.length > 0 ? [`${operation}:`, ...indented(of_operation)] : [];
    });
    const body = [...values, ...(operations.length > 0 ? ['for:', ...indented(operations)] : [])];
    if (comments.length + body.length === 0) continue;
    lines.push('', ...comments.map((text) => `# ${text}`));
    if (body.length > 0) lines.push(`${group_name}:`, ...indented(body));
  }
  const unknown = [...left_out].filter(([key]) => !(choiceKeys as readonly string[]).includes(key));
  if (unknown.length > 0) lines.push('', ...unknown.flatMap(([, texts]) => texts.map((text) => `# ${text}`)));
  return `${lines.join('\n')}\n`;
}

function valueLines(choices: Choices, own: readonly ChoiceKey[], operation: string, notes: Notes): string[] {
  return own.flatMap((key) => {
    const [, name] = parts(key);
    if (!(name in choices)) return [];
    const comments = notes.get(`${key} ${operation}`) ?? [];
    const yaml = stringify({ [name]: choices[name] }, { lineWidth: 0 }).trimEnd();
    return [...comments.map((text) => `# ${text}`), ...yaml.split('\n')];
  });
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
