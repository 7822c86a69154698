/** Foreign text for a terminal, a page or a log of CI, where control characters would act. */

/** Controls (C0, DEL, C1), line and direction marks of Unicode, and halves of surrogate pairs. */
const acting = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\uFEFF]/gu;

/**
 * Beginnings of commands in logs of CI: GitHub takes `::` where a line begins, and `##[` anywhere, as Azure does `##vso[`.
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
const commanding = /^\s*:(?=:)|#(?=#(?:\[|vso\[))/gi;

/** The text in one line: each character that acts is written as JSON escapes it, so that JSON stays what it was. */
export function visibleText(text: string): string {
  return text
    .replaceAll(acting, escaped)
    .replaceAll(commanding, (found) => found.slice(0, -1) + escaped(found.at(-1)!));
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A value of JSON in which every text, names of members included, is visible. */
export function visible<Value>(value: Value): Value {
  return withTexts(value, visibleText) as Value;
}

/** The same without halves of surrogate pairs, which many readers of JSON refuse. */
export function wellFormed<Value>(value: Value): Value {
  return withTexts(value, (text) => text.toWellFormed()) as Value;
}

function withTexts(value: unknown, written: (text: string) => string): unknown {
  if (typeof value === 'string') return written(value);
  if (Array.isArray(value)) return value.map((member) => withTexts(member, written));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [written(name), withTexts(member, written)]));
}
