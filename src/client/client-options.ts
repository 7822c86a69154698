/** Options, looked at before anything is sent: each mistake is one line that names the option. */
import type { ClientOptions } from './client.ts';
import type { CallOptions } from './operations.ts';

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
  checkNumber(`${what}, timeout_ms`, options.timeout_ms);
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
  throw new TypeError(`${name} must be a number from 0, and is ${String(value)}`);
}

/** A text as a header carries it, without white space around it. @throws TypeError, which does not show it */
export function headerText(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  // Most often a variable of the environment that is not set.
  if (text === '') throw new TypeError(`${name} is missing: it is ${value === '' ? 'empty' : typeof value}`);
  if (/[^\x20-\x7e]/.test(text)) throw new TypeError(`${name} has a character that no header can carry`);
  return text;
}

/** User information is a password, so that the URL is not shown. */
function checkUrl(base_url: unknown): void {
  const url = URL.canParse(String(base_url)) && new URL(String(base_url));
  if (url && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname) return;
  throw new TypeError('base_url must begin with http:// or https://, without user, query and fragment');
}
