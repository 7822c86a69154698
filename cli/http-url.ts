/** Parsers of option values that name where to send. */
import { InvalidArgumentError } from 'commander';

/** An absolute URL of HTTP, with a query or without. */
export function httpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new InvalidArgumentError('It takes an http or https URL, such as http://127.0.0.1:3000/hooks.');
  }
  if (url.username !== '' || url.password !== '') throw new InvalidArgumentError('It takes no user and password.');
  return url.href;
}
