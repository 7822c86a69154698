import type { RawViolation, Validate } from '../generated/raw-validators.ts';
import { pointerOf, valueAt } from '../json/pointer.ts';
import { type Noun, sentence } from './sentences.ts';

/** One way in which a value breaks its schema. */
export interface Violation {
  /** JSON Pointer to the value at fault; of a field that is missing, to where it should be. Empty for the whole. */
  pointer: string;
  /** The JSON Schema keyword that is broken. */
  keyword: string;
  /** The end of a sentence that begins with the value: "must be at least 1". It never repeats the value itself. */
  message: string;
}

/** Enough to mend any honest mistake; a hostile body of a megabyte can hold a hundred thousand. */
const most_violations = 100;

/** Violations that a validator finds in a value: none, or up to 100. */
export function findViolations(validate: Validate, value: unknown, noun?: Noun): Violation[] {
  return validate(value) ? [] : violationsOf(value, validate.errors ?? [], noun);
}

/** Findings of Ajv in their order, in words for people. At most 100 are told. */
export function violationsOf(value: unknown, raw: readonly RawViolation[], noun: Noun = 'field'): Violation[] {
  const nullable = new Set(raw.filter(isNullCondition).map((found) => found.instancePath));
  const told = new Map<string, Violation>();
  for (const found of withoutWrappers(raw)) {
    const violation = toViolation(value, found, nullable.has(found.instancePath), noun);
    told.set(JSON.stringify(violation), violation);
    if (told.size === most_violations) break;
  }
  const all = [...told.values()];
  const misformatted = new Set(all.filter(({ keyword }) => keyword === 'format').map(({ pointer }) => pointer));
  // A text of the wrong format breaks the format's pattern and length as well; one sentence is enough.
  const implied = new Set(['pattern', 'minLength', 'maxLength']);
  return all.filter(({ pointer, keyword }) => !(implied.has(keyword) && misformatted.has(pointer)));
}

/** "This or null" is compiled as a condition; what fails under it could have been null too. */
function isNullCondition({ keyword, params }: RawViolation): boolean {
  return keyword === 'if' && params.failingKeyword === 'else';
}

/** Conditions and name rules report themselves besides what is wrong; alternatives, once for each branch before. */
function withoutWrappers(raw: readonly RawViolation[]): RawViolation[] {
  const kept: RawViolation[] = [];
  for (const found of raw) {
    if (found.keyword === 'if' || found.keyword === 'propertyNames') continue;
    if ((found.keyword === 'anyOf' || found.keyword === 'oneOf') && !found.params.passingSchemas) {
      const branches: RawViolation[] = [];
      while (kept.length > 0 && isAtOrUnder(kept.at(-1)!.instancePath, found.instancePath))
        branches.unshift(kept.pop()!);
      kept.push(closest(branches, found));
    } else kept.push(found);
  }
  return kept;
}

function isAtOrUnder(path: string, top: string): boolean {
  return path === top || path.startsWith(`${top}/`);
}

/** The types of all branches where each wants another; else the first fault of the branch that got deepest. */
function closest(branches: readonly RawViolation[], union: RawViolation): RawViolation {
  const top = branches.filter((found) => found.keyword === 'type' && found.instancePath === union.instancePath);
  if (branches.length === 0) return union;
  if (top.length === branches.length) return { ...top[0]!, params: { type: top.flatMap(({ params }) => params.type) } };
  const inner = branches.filter((found) => !top.includes(found));
  return inner.reduce((best, found) => (found.instancePath.length > best.instancePath.length ? found : best));
}

function toViolation(value: unknown, found: RawViolation, orNull: boolean, noun: Noun): Violation {
  const { keyword, params, instancePath, propertyName } = found;
  if (propertyName !== undefined) {
    const { message } = toViolation(value, { ...found, propertyName: undefined }, false, noun);
    return { pointer: `${instancePath}${pointerOf([propertyName])}`, keyword, message: `has a name that ${message}` };
  }
  const member = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const pointer = member === undefined ? instancePath : `${instancePath}${pointerOf([String(member)])}`;
  return { pointer, keyword, message: sentence(found, { orNull, noun, isNull: valueAt(value, pointer) === null }) };
}
