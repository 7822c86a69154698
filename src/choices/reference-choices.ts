/** Choices of the reference document and server. `fixtures/choices/reference.yaml` has them too, explained. */
import { documentOf } from './catalog/documents.ts';
import type { ResolvedChoices } from './choices-document.ts';

export const referenceChoices = documentOf('reference') as unknown as ResolvedChoices;
