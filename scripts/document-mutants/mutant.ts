/** A mutant of the document: an overlay that weakens it in one place, and what must notice. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Overlay } from './overlay.ts';

export interface DocumentMutant {
  /** The overlay's path below `openapi/mutants`, without its ending: the kind of weakening, `/`, and which. */
  id: string;
  /** The clauses that the weakened place carries. */
  clauses: readonly string[];
  /** Mistake of an author that it stands for, in one sentence. */
  mistake: string;
  noticed_by: Noticer;
}

/** Test that must notice, after everything generated was made again. */
export type Noticer =
  /** Generation stops, and says this. */
  | { generation: string }
  /** Lint reports by this rule. */
  | { lint: string }
  /** A test of this file fails, of those whose name matches `named`. */
  | { test: string; named?: string }
  /** This journey fails against the server that the document gives. */
  | { journey: string }
  | SuiteNoticer;

export type SuiteNoticer =
  /** This check does not pass on the server that the document gives; if strict, by the reference document. */
  | { check: string; strict?: true }
  /** This mutant of the server lives: its check has lost what it was judged by. */
  | { survivor: string };

const folder = new URL('../../openapi/mutants/', import.meta.url);

/** Every mutant, in the order of the index. */
export function documentMutants(): DocumentMutant[] {
  return parse(readFileSync(new URL('index.yaml', folder), 'utf8')) as DocumentMutant[];
}

export function overlayOf({ id }: Pick<DocumentMutant, 'id'>): Overlay {
  return parse(readFileSync(new URL(`${id}.yaml`, folder), 'utf8')) as Overlay;
}

/** Name of the noticer in words: `check pagination/page-size`. */
export function noticerText(noticer: Noticer): string {
  if ('test' in noticer) return `test ${noticer.test}${noticer.named ? ` (${noticer.named})` : ''}`;
  if ('check' in noticer) return `check ${noticer.check}${noticer.strict ? ' --strict' : ''}`;
  const [[kind, name] = []] = Object.entries(noticer);
  return `${kind} ${name}`;
}
