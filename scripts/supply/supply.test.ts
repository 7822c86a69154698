import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { auditOf } from './audit.ts';
import { bundledPackages, installedPackages, lockedPackages, scriptProblems } from './lockfile.ts';
import { sbomOf } from './sbom.ts';
import { shrinkwrapOf } from './shrinkwrap.ts';

it('scripts of installation are exactly those that package.json speaks of', () => {
  expect(scriptProblems()).toEqual([]);
  expect(scriptProblems([['a', { hasInstallScript: true }]], {})).toEqual([expect.stringMatching(/^a has scripts/)]);
  expect(scriptProblems([['a', {}]], { a: false })).toEqual([expect.stringMatching(/^a has no scripts/)]);
});

it('every package of the lockfile has a digest', () => {
  expect(lockedPackages().filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});

it('the SBOM lists what is installed with the package or inside it, and nothing of the machine', () => {
  const sbom = sbomOf();
  expect(sbom).toEqual(sbomOf());
  expect([sbom.bomFormat, sbom.metadata.component]).toMatchObject(['CycloneDX', { name: manifest.name }]);
  const named = sbom.components.map(({ name, version }) => `${name}@${version}`).sort();
  const locked = [...installedPackages(), ...bundledPackages()].map(([name, { version }]) => `${name}@${version}`);
  expect(named).toEqual([...new Set(locked)].sort());
  expect(named).toEqual(
    expect.arrayContaining(Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`)),
  );
  const refs = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  const known = [sbom.metadata.component, ...sbom.components].map((one) => one['bom-ref']);
  expect(new Set(refs)).toEqual(new Set(known));
  expect(JSON.stringify(sbom)).not.toMatch(/"(?:file:|\/)|timestamp|serialNumber/);
});

it.each([
  ['', /left out.*nothing came/, []],
  ['{"message": "405 Method Not Allowed\\nx", "error": {}}', /left out.*405 Method Not Allowed\)/, []],
  ['{"auditReportVersion": 2, "vulnerabilities": {}}', /nothing is known/, []],
  ['{"vulnerabilities": {"a": {"severity": "moderate", "range": "<2"}}}', /a <2: moderate/, []],
  ['{"vulnerabilities": {"a": {"severity": "high", "range": "<2"}}}', /a <2: high/, ['weakness in a <2: high']],
])('an audit that says %s', (text, says, problems) => {
  expect(auditOf(text)).toEqual({ says: expect.stringMatching(says), problems });
});

it('the shrinkwrap has the versions and digests of the SBOM, and names no host', () => {
  const { packages } = shrinkwrapOf();
  const { '': root, ...others } = packages;
  expect(root).not.toHaveProperty('devDependencies');
  expect(root).toMatchObject({ dependencies: manifest.dependencies });
  const names = Object.entries(others).map(
    ([place, { version }]) => `${place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`,
  );
  // Those inside are installed by nobody.
  const inside = bundledPackages().map(([name, { version }]) => `${name}@${version}`);
  const listed = sbomOf().components.map(({ name, version }) => `${name}@${version}`);
  expect(new Set([...names, ...inside])).toEqual(new Set(listed));
  expect(Object.values(others).filter(({ integrity }) => integrity === undefined)).toEqual([]);
  expect(JSON.stringify(packages)).not.toMatch(/"resolved"/);
});
