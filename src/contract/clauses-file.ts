import { parse } from 'yaml';
import { projectText } from './project-file.ts';

/**
 * Content of `openapi/clauses.yaml`. In the package it stands in the code, as JSON: `scripts/clauses-as-json.ts`
 * replaces this module, since reading the YAML takes 0.2 s of each run.
 */
export function clausesFile(): unknown {
  return parse(projectText('openapi/clauses.yaml'));
}
