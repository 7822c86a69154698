/** Prose of the project's files, block by block: comments of code, and the text of Markdown. */
import ts from 'typescript';
import { Lexer } from 'yaml';

export interface Block {
  /** Counted from 1. */
  line: number;
  text: string;
}

/** Blocks of a file, in order. The ending of its name says how it is read. */
export function proseOf(name: string, text: string): Block[] {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (ending === 'md') return markdownBlocks(text);
  if (ending === 'yaml' || ending === 'yml') return commentBlocks(text, yamlComments(text));
  if (ending === 'sh' || ending === 'py') return commentBlocks(text, hashComments(text));
  return commentBlocks(text, slashComments(text));
}

interface Comment {
  start: number;
  end: number;
}

/** Comments of one line that follow one another are one text; an empty line within a text opens the next block. */
function commentBlocks(text: string, comments: readonly Comment[]): Block[] {
  const blocks: Block[] = [];
  let last: number | undefined;
  let line = 1;
  let at = 0;
  for (const { start, end } of comments) {
    line += linesIn(text, at, start);
    at = start;
    const ofOneLine = !text.startsWith('/*', start);
    const alone = ofOneLine && text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
    let open = alone && last === line - 1;
    for (const [index, raw] of text.slice(start, end).split('\n').entries()) {
      const words = raw
        .replace(/^\s*(\/\*+|\/\/+|\*+(?!\/)|#+!?)?\s*/, '')
        .replace(/\s*\*+\/\s*$/, '')
        .trim();
      if (words === '') open = false;
      else if (open) blocks.at(-1)!.text += ` ${words}`;
      else blocks.push({ line: line + index, text: words });
      open = words !== '';
    }
    last = alone && open ? line : undefined;
  }
  return blocks;
}

function linesIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

const { SyntaxKind: kind } = ts;
const before_division: ReadonlySet<ts.SyntaxKind> = new Set([
  kind.Identifier,
  kind.NumericLiteral,
  kind.StringLiteral,
  kind.NoSubstitutionTemplateLiteral,
  kind.TemplateTail,
  kind.CloseParenToken,
  kind.CloseBracketToken,
  kind.CloseBraceToken,
  kind.ThisKeyword,
]);

/** Go is close enough to TypeScript here: its comments and strings look the same. */
function slashComments(text: string): Comment[] {
  const comments: Comment[] = [];
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, text);
  /** Braces open within each `${` that is open. */
  const templates: number[] = [];
  let previous = kind.Unknown;
  for (let token = scanner.scan(); token !== kind.EndOfFileToken; token = scanner.scan()) {
    if (token === kind.SingleLineCommentTrivia || token === kind.MultiLineCommentTrivia) {
      comments.push({ start: scanner.getTokenStart(), end: scanner.getTokenEnd() });
      continue;
    }
    if (token < kind.FirstToken || token === kind.WhitespaceTrivia || token === kind.NewLineTrivia) continue;
    if ((token === kind.SlashToken || token === kind.SlashEqualsToken) && !before_division.has(previous)) {
      token = scanner.reScanSlashToken();
    }
    if (token === kind.CloseBraceToken && templates.at(-1) === 0) token = scanner.reScanTemplateToken(false);
    if (token === kind.TemplateHead) templates.push(0);
    else if (token === kind.TemplateTail) templates.pop();
    else if (token === kind.OpenBraceToken && templates.length > 0) templates[templates.length - 1]! += 1;
    else if (token === kind.CloseBraceToken && templates.length > 0) templates[templates.length - 1]! -= 1;
    previous = token;
  }
  return comments;
}

function yamlComments(text: string): Comment[] {
  const comments: Comment[] = [];
  let at = 0;
  for (const token of new Lexer().lex(text)) {
    // Marks of the lexer itself, which are not in the text.
    if (token === '\u0002' || token === '\u0018' || token === '\u001f') continue;
    if (token.startsWith('#')) comments.push({ start: at, end: at + token.length });
    at += token.length;
  }
  return comments;
}

function hashComments(text: string): Comment[] {
  return [...text.matchAll(/(?<=^|\s)#.*$/gm)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Paragraphs, headings, items of lists and cells of tables; neither code nor what an item goes on with. */
function markdownBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  let fence: string | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1;
    const mark = /^\s*(```+|~~~+)/.exec(raw)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      continue;
    }
    const [opener] = /^[\s>]*(#+\s|[-*+]\s|\d+[.)]\s)?\s*/.exec(raw)!;
    const words = raw.slice(opener.length).trim();
    if (mark !== undefined) fence = mark;
    else if (words.startsWith('|')) {
      for (const cell of words.split(/(?<!\\)\|/)) if (cell.trim() !== '') blocks.push({ line, text: cell.trim() });
    } else if (open && words !== '' && opener.trim() === '') {
      blocks.at(-1)!.text += ` ${words}`;
      continue;
    } else if (words !== '' && !words.startsWith('<')) blocks.push({ line, text: words });
    open = mark === undefined && words !== '' && !/[|<]/.test(words[0]!) && !opener.trimStart().startsWith('#');
  }
  return blocks;
}
