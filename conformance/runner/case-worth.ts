/** What the cases of a check have found so far: faults that were put in on purpose (`scripts/case-worth.ts`). */
import worth from './worth.json' with { type: 'json' };

interface Worth {
  mutants: number;
  cases: readonly (readonly [found: number, input: string])[];
}

const by_check = worth as unknown as Readonly<Record<string, Worth>>;
/** Of a check's first case that found nothing so far, in mutants; of a second one half of it, and so on. */
const unknown_worth = 0.3;

/** The cases that found something, those first that found most, as JSON. */
export function bestCases(check: string): string[] {
  return by_check[check]?.cases.map(([, input]) => input) ?? [];
}

/** What another case of a check is likely to find, in mutants. @param before cases that it has already */
export function worthOfCase(check: string, before: number): number {
  return (by_check[check]?.cases[before]?.[0] ?? 0) + unknown_worth / (before + 1);
}

/** How many mutants a check is there for. */
export function worthOfCheck(check: string): number {
  return by_check[check]?.mutants ?? unknown_worth;
}
