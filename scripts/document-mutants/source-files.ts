/** Brings a change of the bundled document back into the files that it is made of. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';

type Part = Record<string, unknown>;
/** The kinds whose members are files of their own; security schemes stand in the entry. */
type Bundled = Part & { paths: Part; webhooks: Part; components: Record<string, Part> };

/**
 * The files of which the bundled document is no longer made, with what they must hold; null for one that must go.
 *
 * @param folder where `openapi.yaml` stands
 * @param changed what the bundled document has become
 */
export function changedFiles(folder: URL, bundled: Bundled, changed: Bundled): Map<string, string | null> {
  const files = new Map<string, string | null>();
  const entry = parse(readFileSync(new URL('openapi.yaml', folder), 'utf8')) as Part & { [kind: string]: Part };
  const before = JSON.stringify(entry);

  for (const [key, value] of Object.entries(changed)) {
    if (!['paths', 'webhooks', 'components'].includes(key) && !isDeepStrictEqual(value, bundled[key])) {
      entry[key] = value as Part;
    }
  }
  for (const kind of ['paths', 'webhooks'] as const) {
    for (const [name, part] of Object.entries(bundled[kind])) {
      if (isDeepStrictEqual(part, changed[kind][name])) continue;
      if (changed[kind][name] === undefined) delete entry[kind]![name];
      else files.set((entry[kind]![name] as { $ref: string }).$ref, yaml(changed[kind][name], '../components/'));
    }
  }
  for (const [kind, members] of Object.entries(bundled.components)) {
    for (const [name, part] of Object.entries(members)) {
      const now = changed.components[kind]?.[name];
      if (isDeepStrictEqual(part, now)) continue;
      if (kind === 'securitySchemes') (entry.components as Record<string, Part>)[kind]![name] = now;
      else files.set(`components/${kind}/${name}.yaml`, now === undefined ? null : yaml(now, '../'));
    }
  }
  if (JSON.stringify(entry) !== before) files.set('openapi.yaml', stringify(entry));
  return files;
}

/** @param components where the folder of components is, seen from the file */
export function yaml(part: unknown, components: string): string {
  // No anchors: a reader of these files should see each part where it stands.
  return stringify(relocated(part, components), { aliasDuplicateObjects: false });
}

function relocated(value: unknown, components: string): unknown {
  if (Array.isArray(value)) return value.map((part) => relocated(part, components));
  if (typeof value !== 'object' || value === null) return value;
  // The files hold no clauses: those follow from clauses.yaml.
  const { 'x-clauses': _, ...own } = value as Part;
  return Object.fromEntries(
    Object.entries(own).map(([key, part]) => {
      if (key === '$ref' && typeof part === 'string')
        return [key, part.replace(/^#\/components\/(.+)$/, `${components}$1.yaml`)];
      // Values of an example may be schemas themselves.
      return [key, key === 'value' || key === 'example' ? part : relocated(part, components)];
    }),
  );
}
