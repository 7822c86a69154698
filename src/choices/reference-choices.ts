/** What the reference document and the reference server do. `fixtures/choices/reference.yaml` says the same, explained. */
import { documentOf } from './catalog/documents.ts';
import type { ResolvedChoices } from './choices-document.ts';

export const referenceChoices = documentOf('reference') as unknown as ResolvedChoices;
