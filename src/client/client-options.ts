/** Options, looked at before anything is sent: each mistake is one line that names the option. */
import type { CallOptions, OperationId } from './operations.ts';
import type { RetryOptions } from './retries.ts';

export interface ClientOptions {
  /** URL of the implementation, up to and without `/v1`. */
  base_url: string;
  /**
   * The bearer token, or what gives one; it is asked anew for each request. A token that is answered with 401 is given to it:
   * if it then gives another one, the request is sent again with that, once. White space around it is left out.
   */
  token: string | ((refused?: string) => string | Promise<string>);
  /** The organization to act in (`X-Organization-Id`), for the token of a user. */
  organization?: string | undefined;
  /** Takes the place of the platform's own. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Repeats of requests that may be sent again; false for none. */
  retries?: Partial<RetryOptions> | false | undefined;
  /** Longest time for each call, with its repeats, in milliseconds; no bound unless given. Files are sent without it. */
  timeout_ms?: number | undefined;
  /** Differences from the document in the parts that the client reads by itself. */
  dialect?: ClientDialect | undefined;
}

/** Each of these stands in a choices file under the name that is given here. */
export interface ClientDialect {
  /** `records.header_prefix`: what stands before `Request-Id`; `Service-`. */
  header_prefix?: string | undefined;
  /** `runs.dispatch_response.id`: a JSON Pointer to the id of a new run; `/run_id`. */
  run_id?: string | undefined;
  /** `records.status_words`: words of a run that has ended, beside those of the document. */
  ended_words?: readonly string[] | undefined;
  /** `lists.backward_order`: the lists whose pages, asked for backward, begin with what is last in the list. */
  reversed_lists?: readonly OperationId[] | undefined;
  /**
   * Group `lists`: writes the query of an operation, which it is given by the names and grammars of the document. A list
   * in its answer is a parameter several times.
   */
  query?:
    | ((operation: OperationId, query: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>)
    | undefined;
}

/** @throws TypeError */
export function checkOptions(options: ClientOptions): void {
  checkNames('the client', options, 'base_url, token, organization, fetch, retries, timeout_ms, dialect');
  const { base_url, token, organization, fetch, retries, timeout_ms, dialect = {} } = options;
  checkUrl(base_url);
  if (typeof token !== 'function') headerText('token', token);
  if (organization !== undefined) headerText('organization', organization);
  if (fetch && typeof fetch !== 'function') throw new TypeError('fetch is no function');
  if (retries) {
    checkNames('retries', retries, 'times, first_ms, most_ms');
    for (const [name, value] of Object.entries(retries)) checkNumber(`retries.${name}`, value);
  }
  checkNumber('timeout_ms', timeout_ms);
  checkNames('dialect', dialect, 'header_prefix, run_id, ended_words, reversed_lists, query');
}

/** @param more options of this call alone @throws TypeError */
export function checkCallOptions(what: string, options: CallOptions, more?: string): void {
  checkNames(`${what}, options`, options, `signal, timeout_ms, header${more ? `, ${more}` : ''}`);
  for (const name of ['timeout_ms', 'first_ms', 'most_ms']) {
    checkNumber(`${what}, ${name}`, (options as Readonly<Record<string, unknown>>)[name]);
  }
}

/**
 * @param names those that are known, parted by a comma
 * @throws TypeError for what is no object, and for another name
 */
export function checkNames(what: string, given: object, names: string): void {
  const known = names.split(', ');
  const unknown = given === Object(given) ? Object.keys(given).find((name) => !known.includes(name)) : String(given);
  if (unknown !== undefined) throw new TypeError(`${what}: ${unknown} is not known; there are ${names}`);
}

function checkNumber(name: string, value: unknown): void {
  if (value === undefined || (typeof value === 'number' && value >= 0)) return;
  throw new TypeError(`${name} must be a number from 0, and is ${value}`);
}

/** A text as a header carries it, without white space around it. @throws TypeError, which does not show it */
export function headerText(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  // Most often a variable of the environment that is not set.
  if (text === '') throw new TypeError(`${name} is missing: it is ${value === '' ? 'empty' : typeof value}`);
  if (/[^!-~]/.test(text)) throw new TypeError(`${name} has a space, as behind Bearer, or what no header can carry`);
  return text;
}

/** User information is a password, so that the URL is not shown. */
function checkUrl(base_url: string): void {
  const url = URL.canParse(base_url) && new URL(base_url);
  if (url && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname) return;
  throw new TypeError('base_url must begin with http:// or https://, without user, query and fragment');
}
