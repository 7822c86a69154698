/**
 * Directives: outcomes that stand in the input of a run, in any text of it:
 *
 *     a cat mock:fail code=content_policy message="Not this cat." after=3s
 *
 * A directive begins with `mock:` and a letter, at the start of the text or after white space. Its members follow on the
 * same line, each as `name=value`, and it ends where the first word is none of that form; so text may stand before and
 * behind it. A value with white space is a JSON string. Times are `500ms`, `3s`, `2m`, `1h`, or plain seconds.
 */
import type { Issue } from '../choices/canonical.ts';
import {
  fieldProblem,
  isKind,
  longest_ms,
  type Outcome,
  type OutcomeField,
  type OutcomeKind,
  outcome_fields,
  outcome_kinds,
} from './outcomes.ts';

export type Directive = { outcome: Outcome } | { mistake: string };

/** The first directive in a text, or what is wrong with it in one sentence; undefined where there is none. */
export function readDirective(text: string): Directive | undefined {
  const begin = /(?<!\S)mock:(?=[A-Za-z])(\S+)([^\n\r]*)/.exec(text);
  if (!begin) return undefined;
  const [, kind, rest] = begin as unknown as [string, string, string];
  if (!isKind(kind)) return { mistake: `${shown(`mock:${kind}`)} is none of: ${every_kind}.` };
  const outcome: Record<string, unknown> = { kind };
  for (const { name, value } of membersOf(rest)) {
    const read = readMember(kind, name, value);
    if ('mistake' in read) return read;
    if (Object.hasOwn(outcome, read.field)) return { mistake: `mock:${kind} takes ${name} once.` };
    outcome[read.field] = read.value;
  }
  if (outcome.after_ms !== undefined && outcome.by_ms !== undefined) {
    return { mistake: `mock:${kind} takes after or by, not both.` };
  }
  return { outcome: outcome as Outcome };
}

/** The directive that asks for an outcome. */
export function writeDirective({ kind, ...members }: Outcome): string {
  const written = Object.entries(members).flatMap(([field, value]) => {
    const name = names[field as OutcomeField];
    if (value === undefined) return [];
    return typeof value === 'number' ? [`${name}=${value}ms`] : [`${name}=${writtenText(value)}`];
  });
  return [`mock:${kind}`, ...written].join(' ');
}

export interface FoundDirective {
  /** Place of its text in the input. */
  at: readonly string[];
  directive: Directive;
  text: string;
}

/** The first directive of a run's input, in document order; the others are plain text. */
export function findDirective(input: unknown): FoundDirective | undefined {
  // Places still to look at, the next one last: inputs may be nested deeper than calls can be.
  const left: Place[] = [{ value: input }];
  for (let place = left.pop(); place; place = left.pop()) {
    const { value } = place;
    if (typeof value === 'string') {
      const directive = readDirective(value);
      if (directive) return { at: pathOf(place), directive, text: value };
    } else if (typeof value === 'object' && value !== null) {
      const inside = Object.entries(value).map(([name, one]) => ({ value: one, within: { name, place: place! } }));
      for (const one of inside.reverse()) left.push(one);
    }
  }
  return undefined;
}

interface Place {
  value: unknown;
  within?: { name: string; place: Place };
}

function pathOf(place: Place): string[] {
  const names: string[] = [];
  for (let { within } = place; within; within = within.place.within) names.push(within.name);
  return names.reverse();
}

/** The outcome that a run's input asks for; one with a mistake asks for nothing. */
export function directedOutcome(input: unknown): Outcome | undefined {
  const directive = findDirective(input)?.directive;
  return directive && 'outcome' in directive ? directive.outcome : undefined;
}

/** Faults of the directive in a run's input, if there is one. @param at place of the input in the request */
export function directiveIssues(input: unknown, at: readonly string[] = ['body']): Issue[] {
  const found = findDirective(input);
  if (!found || !('mistake' in found.directive)) return [];
  return [{ at: [...at, ...found.at], message: found.directive.mistake, type: 'directive', input: found.text }];
}

/** Members by the names that directives have for them. */
const names: Readonly<Record<OutcomeField, string>> = {
  after_ms: 'after',
  by_ms: 'by',
  code: 'code',
  message: 'message',
  output: 'output',
};

const every_kind = outcome_kinds.map((kind) => `mock:${kind}`).join(', ');

interface Member {
  name: string;
  /** As it stands; a value in quotes has its quotes. */
  value: string;
}

/** A JSON string up to its closing quote, or a word; a word may begin with a quote that nothing closes. */
const member_form = /\s+([A-Za-z_]+)=("(?:[^"\\]|\\.)*"(?!\S)|\S*)/sy;

/** As they are asked for: each looks for its closing quote to the end of the text, and few are taken before a mistake. */
function* membersOf(text: string): Generator<Member> {
  const form = new RegExp(member_form);
  for (let match = form.exec(text); match; match = form.exec(text)) yield { name: match[1]!, value: match[2]! };
}

type ReadMember = { field: OutcomeField; value: unknown } | { mistake: string };

function readMember(kind: OutcomeKind, name: string, written: string): ReadMember {
  const field = outcome_fields[kind].find((one) => names[one] === name);
  if (!field) {
    const known = outcome_fields[kind].map((one) => names[one]).join(', ');
    return { mistake: `mock:${kind} has no ${shown(name)}; it takes: ${known}.` };
  }
  const text = unquoted(written);
  if (text === undefined) return { mistake: `The value of ${name} is not quoted as in JSON.` };
  if (field === 'after_ms' || field === 'by_ms') {
    const value = durationOf(text);
    const allowed = '500ms, 3s, 2m, 1h or plain seconds, from 0 to 30 days';
    return value === undefined
      ? { mistake: `${name} is a time such as ${allowed}, not ${shown(text)}.` }
      : { field, value };
  }
  const problem = fieldProblem(field, text);
  return problem === undefined ? { field, value: text } : { mistake: `${name} ${problem}.` };
}

/** Undefined for quotes that are not those of a JSON string. */
function unquoted(written: string): string | undefined {
  if (!written.startsWith('"')) return written;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** A word stands as it is where it reads back as itself. */
function writtenText(text: string): string {
  return /^[^\s"][^\s]*$/.test(text) ? text : JSON.stringify(text);
}

const unit_ms = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;

/** Milliseconds, rounded to whole ones; undefined for what is no duration, or longer than any run may take. */
function durationOf(text: string): number | undefined {
  const [, number, unit = 's'] = /^(\d{1,10}(?:\.\d{1,9})?)(ms|s|m|h)?$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  const duration_ms = Math.round(Number(number) * unit_ms[unit as keyof typeof unit_ms]);
  return duration_ms <= longest_ms ? duration_ms : undefined;
}

function shown(text: string): string {
  const most_characters = 40;
  return text.length > most_characters ? `${text.slice(0, most_characters).toWellFormed()}…` : text;
}
