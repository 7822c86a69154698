import schema from '../generated/choices.schema.json' with { type: 'json' };
import { createShapeJudge, type SchemaNode } from './schema-sentences.ts';

let judge: ReturnType<typeof createShapeJudge> | undefined;

/** The first thing wrong with the shape: the key path, what is there, and what is allowed; undefined for none. */
export function shapeProblem(value: unknown): string | undefined {
  judge ??= createShapeJudge(schema as SchemaNode);
  return judge(value);
}
