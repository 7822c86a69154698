/** Reads `openapi/explained-faults.yaml`. */
import { fileURLToPath } from 'node:url';
import type { Explanation } from '../../conformance/faults/explained.ts';
import { parseYaml, readSource } from '../../src/input/yaml-document.ts';

const file = fileURLToPath(new URL('../../openapi/explained-faults.yaml', import.meta.url));

export function readExplanations(): Explanation[] {
  return parseYaml(readSource(file)) as Explanation[];
}
