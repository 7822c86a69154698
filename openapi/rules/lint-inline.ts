import { createConfig, lintFromString } from '@redocly/openapi-core';
import plugin from './plugin.js';

/** A tiny whole document with the parts given; the rest is as short as it can be. */
export function documentWith(parts: Record<string, unknown>): Record<string, unknown> {
  return { openapi: '3.1.0', info: { title: 'Tiny', version: '1.0.0' }, paths: {}, ...parts };
}

/** A document with one operation, at `POST /things`. */
export function documentOf(operation: Record<string, unknown>, parts: Record<string, unknown> = {}) {
  return documentWith({ paths: { '/things': { post: { operationId: 'makeThing', ...operation } } }, ...parts });
}

/** A document whose only schema is the one given, as the body of a request. */
export function documentOfSchema(schema: Record<string, unknown>) {
  return documentOf({ requestBody: { content: { 'application/json': { schema } } } });
}

/**
 * Problems of a document by one rule of the kit, in the order of the rule.
 *
 * @param options the options of the rule, as they would stand in the configuration
 */
export async function messagesOf(
  rule: string,
  document: Record<string, unknown>,
  options: Record<string, unknown> = {},
): Promise<string[]> {
  const config = await createConfig({
    plugins: [plugin() as never],
    rules: { [`kit/${rule}`]: { severity: 'error', ...options } },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/tiny.json', config });
  return problems.map((problem) => problem.message);
}
