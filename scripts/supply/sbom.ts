/** Dependencies of the package, as a list in CycloneDX: every one of the lockfile that is installed with it, or inside. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { bundledPackages, installedPackages } from './lockfile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Sbom {
  bomFormat: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
}

interface Whole extends Sbom {
  serialNumber: string;
  metadata: { component: Component; timestamp: string; tools: unknown };
}

/** The same for the same lockfile, wherever and whenever it is made. */
export function sbomOf(): Sbom {
  // Asked for what is installed alone, npm leaves out what something of development wants too, ajv and yaml among it.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const { serialNumber: _drawn, metadata, components, dependencies, ...bom } = JSON.parse(text) as Whole;
  const { timestamp: _now, tools: _npm, component, ...about } = metadata;
  const installed = new Set(
    [...installedPackages(), ...bundledPackages()].map(([name, { version }]) => `${name}@${version}`),
  );
  const kept = components.filter(({ name, version }) => installed.has(`${name}@${version}`));
  const own = component['bom-ref'];
  const refs = new Set([own, ...kept.map((one) => one['bom-ref'])]);
  return {
    ...bom,
    // npm takes the name of the folder.
    metadata: { ...about, component: { ...component, name: manifest.name } },
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}
