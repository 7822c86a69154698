/**
 * Compares what the document shows with what the server answers. Ids, times, signatures and cursors cannot be equal:
 * the first of them that is seen is bound to its counterpart, and must meet that one ever after. Origins of URLs are
 * bound likewise. All else must be equal.
 */
import { isObject } from '../../json/is-object.ts';
export interface Binding {
  /** Values of the document for those that the server gave, by kind. */
  bound: Map<string, string>;
}

export function newBinding(known: Readonly<Record<string, string>> = {}): Binding {
  const binding: Binding = { bound: new Map() };
  for (const [shown, met] of Object.entries(known)) bind(binding, kindOf(shown) ?? 'id', shown, met);
  return binding;
}

const kinds = {
  id: /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/,
  time: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/,
  signed_time: /(?<=X-Amz-Date=)\d{8}T\d{6}Z/,
  signature: /\b[\da-f]{64}\b/,
  scope: /(?<=^The scope )[\w:-]+/,
  cursor: /(?<=[?&]cursor=)[\w.~%-]+/,
  origin: /^https?:\/\/(?:127\.0\.0\.1:\d+|api\.example|storage\.localhost)(?=\/)/,
} as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];
const anyKind = new RegExp(kindNames.map((kind) => `(?<${kind}>${kinds[kind].source})`).join('|'), 'g');

/** Every difference, with the place where it is. None when the two say the same. */
export function differences(shown: unknown, met: unknown, binding: Binding, at = ''): string[] {
  if (typeof shown === 'string' && typeof met === 'string') return inTexts(shown, met, binding, at);
  if (Array.isArray(shown) && Array.isArray(met)) {
    const length = shown.length === met.length ? [] : [`${at}: ${shown.length} items are shown, ${met.length} came`];
    return [...length, ...shown.flatMap((item, index) => differences(item, met[index], binding, `${at}/${index}`))];
  }
  if (isObject(shown) && isObject(met)) {
    if (isIssue(shown) && isIssue(met)) return differences(unnamed(shown), unnamed(met), binding, at);
    const names = [...new Set([...Object.keys(shown), ...Object.keys(met)])];
    return names.flatMap((name) => differences(shown[name], met[name], binding, `${at}/${name}`));
  }
  return Object.is(shown, met) ? [] : [`${at}: ${text(shown)} is shown, ${text(met)} came`];
}

function inTexts(shown: string, met: string, binding: Binding, at: string): string[] {
  const [first, second] = [parts(sorted(shown)), parts(sorted(met))];
  if (first.frame !== second.frame) return [`${at}: ${text(shown)} is shown, ${text(met)} came`];
  return first.tokens.flatMap(({ kind, value }, index) => {
    const problem = bind(binding, kind, value, second.tokens[index]!.value);
    return problem === undefined ? [] : [`${at}: ${problem}`];
  });
}

interface Issue {
  pointer: string;
  message: string;
}

/** An issue of a refusal that names a field; what `unnamed` made of one names none any more. */
function isIssue(value: object): value is Issue {
  const { pointer, message } = value as Partial<Issue>;
  return typeof pointer === 'string' && /^\/\w+$/.test(pointer) && typeof message === 'string';
}

/** One example of a refusal stands for all operations: the field that is at fault is bound by its name. */
function unnamed(issue: Issue): Issue {
  const field = issue.pointer.slice(1);
  return { ...issue, pointer: '/<field>', message: issue.message.replaceAll(field, '<field>') };
}

/** The parameters of a URL may come in any order. */
function sorted(value: string): string {
  if (!/^https?:\/\/\S+\?\S+$/.test(value)) return value;
  const [path, query] = value.split('?', 2) as [string, string];
  return `${path}?${query.split('&').sort().join('&')}`;
}

/** The text with a mark for each token, and the tokens. */
function parts(value: string): { frame: string; tokens: { kind: Kind; value: string }[] } {
  const tokens: { kind: Kind; value: string }[] = [];
  const frame = value.replaceAll(anyKind, (...found) => {
    const groups = found.at(-1) as Record<Kind, string | undefined>;
    const kind = kindNames.find((name) => groups[name] !== undefined)!;
    tokens.push({ kind, value: found[0] as string });
    return `\u0000${kind}\u0000`;
  });
  return { frame, tokens };
}

/** Ids stand for each other both ways; equal times may stand for different ones, but not the other way round. */
function bind({ bound }: Binding, kind: Kind, shown: string, met: string): string | undefined {
  const known = bound.get(`${kind} ${shown}`);
  if (known !== undefined && known !== met) return `${shown} stood for ${known}, and now for ${met}`;
  const back = bound.get(`from ${kind} ${met}`);
  if (kind === 'id' && back !== undefined && back !== shown) return `${met} was ${back}, and is now ${shown}`;
  if (kind === 'time') {
    const problem = outOfOrder(bound, shown, met);
    if (problem !== undefined) return problem;
  }
  bound.set(`${kind} ${shown}`, met);
  bound.set(`from ${kind} ${met}`, shown);
  return undefined;
}

/** Values later in the document must not come earlier in the answer. */
function outOfOrder(bound: Binding['bound'], shown: string, met: string): string | undefined {
  for (const [key, other_met] of bound) {
    if (!key.startsWith('time ')) continue;
    const other = key.slice('time '.length);
    if ((other < shown && other_met > met) || (other > shown && other_met < met)) {
      return `${shown} and ${other} are shown in this order, ${met} and ${other_met} came in the other`;
    }
  }
  return undefined;
}

function kindOf(value: string): Kind | undefined {
  return kindNames.find((kind) => kinds[kind].exec(value)?.[0] === value);
}

function text(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 300);
}
