/** The document of one world: in its dialect, with the URL under which it was reached. */
import { stringify } from 'yaml';
import { documentIn } from '../../choices/document/document-in.ts';
import type { OpenApiDocument } from '../../contract/document.ts';
import { publishedDocument } from '../../contract/published.ts';
import type { World } from '../parts.ts';

/** The parts before and behind `servers`, which differ from caller to caller. */
interface Parts {
  head: Partial<OpenApiDocument>;
  rest: Partial<OpenApiDocument>;
  /** Both as YAML, once somebody wanted it: it takes a while. */
  yaml?: readonly [head: string, rest: string];
}

const made = new WeakMap<World['choices'], Parts>();

function partsOf(choices: World['choices']): Parts {
  const known = made.get(choices);
  if (known) return known;
  const { openapi, info, servers: _, ...rest } = publishedDocument(documentIn({ ...choices }));
  const parts: Parts = { head: { openapi, info }, rest };
  made.set(choices, parts);
  return parts;
}

function serversAt(base_url: string) {
  return { servers: [{ url: base_url, description: 'The server that this document comes from.' }] };
}

/** As JSON. @param base_url text before `/v1` */
export function servedDocument(choices: World['choices'], base_url: string): string {
  const { head, rest } = partsOf(choices);
  return `${JSON.stringify({ ...head, ...serversAt(base_url), ...rest }, null, 2)}\n`;
}

/** The same as YAML. */
export async function servedYaml(choices: World['choices'], base_url: string): Promise<string> {
  const parts = partsOf(choices);
  parts.yaml ??= [asYaml(parts.head), asYaml(parts.rest)];
  const [head, rest] = parts.yaml;
  return `${head}${asYaml(serversAt(base_url))}${rest}`;
}

function asYaml(value: unknown): string {
  return stringify(value, { aliasDuplicateObjects: false });
}
