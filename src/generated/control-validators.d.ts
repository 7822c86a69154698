// generated from openapi/ by scripts/generate.ts; do not edit, run `npm run generate`
import type { Validators } from './raw-validators.ts';

export const validators: Validators;
