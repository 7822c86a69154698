import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choicesDocuments, unsiftedDocuments } from './arbitrary.ts';
import { catalog } from './catalog/catalog.ts';
import type { ChoiceKey, ChoicesDocument } from './choices-document.ts';

const keys = Object.entries(catalog).flatMap(([group, { choices }]) =>
  Object.keys(choices).map((name) => `${group}.${name}` as ChoiceKey),
);

type Group = Record<string, unknown> & { for?: Record<string, Record<string, unknown>> };

/** The other choices of a document, by place. */
function othersIn(document: ChoicesDocument, without: ChoiceKey): Map<string, unknown> {
  const places = Object.entries(document as Record<string, Group>).flatMap(([group, { for: own = {}, ...whole }]) =>
    Object.entries({ '': whole, ...own }).flatMap(([operation, choices]) =>
      Object.entries(choices).map(([name, value]) => [`${group}.${name}`, operation, value] as const),
    ),
  );
  return new Map(places.flatMap(([key, at, value]) => (key === without ? [] : [[`${key} ${at}`, value]])));
}

it('a choice more in the catalog changes no other choice that is drawn', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...keys), fc.boolean(), (seed, key, other) => {
      const [before] = fc.sample(unsiftedDocuments({ other, without: key }), { seed, numRuns: 1 });
      const [after] = fc.sample(unsiftedDocuments({ other }), { seed, numRuns: 1 });
      expect(othersIn(before!, key)).toEqual(othersIn(after!, key));
    }),
    { numRuns: 40 },
  );
});

it('what fails is shrunk to the choices that it takes', () => {
  const property = fc.property(choicesDocuments(), ({ lists, records }) => {
    return lists?.for?.listAssets?.default_page_size === undefined || records?.nulls === undefined;
  });
  const { counterexample } = fc.check(property, { numRuns: 1000 });
  expect(counterexample).toEqual([
    { lists: { for: { listAssets: { default_page_size: 3 } } }, records: { nulls: 'present' } },
  ]);
});
