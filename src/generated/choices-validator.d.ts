// generated from src/choices/catalog by scripts/generate.ts; do not edit, run `npm run generate`
import type { ValidateFunction } from 'ajv';

export const validate: ValidateFunction;
