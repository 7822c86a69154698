/**
 * The components of a document in the making. Equal ones are kept once; one that another operation needs otherwise gets
 * a name of its own, with that of the operation behind it.
 */
import type { OpenApiDocument } from '../../contract/document.ts';

export interface ComponentPool {
  /** @returns a reference to the component, under its name or one that is made from it and the suffix */
  keep(kind: string, name: string, content: object, suffix: string): { $ref: string };
  /** All that was kept, in the order of the bundled document. */
  components(): OpenApiDocument['components'];
}

export function createComponentPool(bundled: OpenApiDocument): ComponentPool {
  const kinds = new Map<string, Map<string, object>>();
  const texts = new Map<object, string>();
  /** By kind and wanted name, what is kept for it. */
  const variants = new Map<string, string[]>();

  function keep(kind: string, name: string, content: object, suffix: string): { $ref: string } {
    const kept = kinds.get(kind) ?? new Map<string, object>();
    kinds.set(kind, kept);
    const known = variants.get(`${kind}/${name}`) ?? [];
    const text = JSON.stringify(content);
    let found = known.find((variant) => texts.get(kept.get(variant)!) === text);
    if (found === undefined) {
      found = freeName(kept, known.length === 0 ? name : `${name}_${suffix}`);
      kept.set(found, content);
      texts.set(content, text);
      variants.set(`${kind}/${name}`, [...known, found]);
    }
    return { $ref: `#/components/${kind}/${found}` };
  }

  return {
    keep,
    components() {
      const all = Object.entries(bundled.components).flatMap(([kind, named]) => {
        const kept = kinds.get(kind) ?? new Map<string, object>();
        const usual = Object.keys(named).filter((name) => kept.has(name));
        const names = [...usual, ...[...kept.keys()].filter((name) => !usual.includes(name))];
        return names.length === 0 ? [] : [[kind, Object.fromEntries(names.map((name) => [name, kept.get(name)]))]];
      });
      return Object.fromEntries(all) as OpenApiDocument['components'];
    },
  };
}

function freeName(taken: ReadonlyMap<string, object>, wanted: string): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}_${number}`;
    if (!taken.has(name)) return name;
  }
}
