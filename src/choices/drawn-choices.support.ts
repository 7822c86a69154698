/** Drawn choices for the laws of the dialect: a fixed number of documents, since drawing one takes longer than a law. */
import fc from 'fast-check';
import { choicesDocuments } from './arbitrary.ts';
import { resolve } from './choices.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { randomFor } from './record-by-key.ts';

const count = 150;

const resolved = new WeakMap<ChoicesDocument, ChoicesDocument>();

/** The document with every choice made. A property is given what is drawn: of a failure, that is all there is to read. */
export function resolvedOnce(document: ChoicesDocument): ChoicesDocument {
  const known = resolved.get(document) ?? (resolve(document) as ChoicesDocument);
  resolved.set(document, known);
  return known;
}

class Kept<Value> extends fc.Arbitrary<Value> {
  readonly #drawn: fc.Arbitrary<Value>;
  readonly #kept: fc.Value<Value>[] = [];

  constructor(drawn: fc.Arbitrary<Value>) {
    super();
    this.#drawn = drawn;
  }

  generate(random: fc.Random): fc.Value<Value> {
    const place = random.nextInt(0, count - 1);
    this.#kept[place] ??= this.#drawn.generate(randomFor(place), undefined);
    return this.#kept[place];
  }

  canShrinkWithoutContext(value: unknown): value is Value {
    return this.#drawn.canShrinkWithoutContext(value);
  }

  shrink(value: Value, context: unknown): fc.Stream<fc.Value<Value>> {
    return this.#drawn.shrink(value, context);
  }
}

/** The same documents each time. */
export const drawnChoices: fc.Arbitrary<ChoicesDocument> = new Kept(choicesDocuments());
