/** Error of a request whose answer is no success, read from either envelope (`ErrorEnvelope`, `ValidationErrorEnvelope`). */
import { namesIn } from '../json/pointer.ts';

/** One problem of a request, and where it lies. */
export interface RequestIssue {
  /** The part of the request (`body`, `query`, `path`, `header`), then the way into it. */
  at: readonly string[];
  message: string;
  /** The rule that was broken, such as `required`. */
  rule: string;
}

/** A request, as its error names it. */
export interface AskedRequest {
  /** The operationId; for the PUT of a file, `upload`. */
  operation: string;
  method: string;
  url: string;
  /** The asset of the file that the request should have sent. */
  asset_id?: string | undefined;
}

export interface RefusedAnswer {
  status: number;
  headers: Headers;
  body: unknown;
  request_id: string | undefined;
  retry_after_s: number | undefined;
}

/** The answer to a request was a refusal, or a success without what the document promises. */
export class ModelRunError extends Error {
  declare readonly name: 'ModelRunError';
  /** The operation that was called; `upload` where storage answered. */
  declare readonly operation: string;
  declare readonly method: string;
  /** The URL that was asked; that of storage is without its query, which is as good as a password. */
  declare readonly url: string;
  /** Of a file that storage did not take: its asset, whose upload session stays open. */
  declare readonly asset_id: string | undefined;
  /** The status of the answer: also a 2xx, where the answer was not what the document promises. */
  declare readonly status: number;
  /** Headers of the answer. */
  declare readonly headers: Headers;
  /** The answer's body, parsed where it was JSON. */
  declare readonly body: unknown;
  /** Names the request in the logs of the service. */
  declare readonly request_id: string | undefined;
  /** Seconds to wait before the next try, where the service says so. */
  declare readonly retry_after_s: number | undefined;
  /** The word of the envelope for programs, such as `not_found`; undefined where no envelope came, as from a gateway. */
  declare readonly code: string | undefined;
  /** Each problem, where the answer names any. */
  declare readonly issues: readonly RequestIssue[];

  /** @param lacking what a success lacks, such as `without a JSON record` */
  constructor(asked: AskedRequest, answer: RefusedAnswer, lacking?: string) {
    const { status, headers, body } = answer;
    const { code, message, issues } = readEnvelope(body);
    const told = oneLine([code, message].filter(Boolean).join(': '));
    const signs = `${headers.get('content-type')}, ${(JSON.stringify(body) ?? 'no body').slice(0, 80)}`;
    const why = lacking ? `, ${lacking}: ${signs}` : told && `: ${told}`;
    super(`${asked.operation} was answered with ${status}${why}`);
    Object.assign(this, asked, answer, { name: 'ModelRunError', code, issues });
  }
}

/** Foreign words, short enough for a line of a log, and without what acts on a terminal. */
function oneLine(text: string): string {
  return text.slice(0, 300).replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]+/gu, ' ');
}

interface Envelope {
  code: string | undefined;
  message: string | undefined;
  issues: RequestIssue[];
}

function readEnvelope(body: unknown): Envelope {
  const { code, message, errors, detail } = membersOf(body);
  const issues = [...listOf(errors).map(readError), ...listOf(detail).map(readDetail)];
  return {
    code: textOf(code) ?? xmlOf(body, 'Code') ?? issues[0]?.rule,
    message: textOf(message) ?? textOf(detail) ?? xmlOf(body, 'Message') ?? issues[0]?.message,
    issues,
  };
}

/** An element of the error document that S3 and its likes answer with. */
function xmlOf(body: unknown, name: string): string | undefined {
  return textOf(body)?.match(`<${name}>([^<]*)</${name}>`)?.[1];
}

function readError(issue: unknown): RequestIssue {
  const { in: part, pointer, rule, message } = membersOf(issue);
  return {
    at: [textOf(part) ?? '', ...namesIn(textOf(pointer) ?? '')],
    message: textOf(message) ?? '',
    rule: textOf(rule) ?? '',
  };
}

function readDetail(issue: unknown): RequestIssue {
  const { loc, msg, type } = membersOf(issue);
  return { at: listOf(loc).map(String), message: textOf(msg) ?? '', rule: textOf(type) ?? '' };
}

function membersOf(value: unknown): Record<string, unknown> {
  return Object(value) as Record<string, unknown>;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
