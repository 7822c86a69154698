import { expect, it, test } from 'vitest';
import { written_failure, writtenPass, writtenReport } from '../testing/rendered-report.support.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { badgeNames, badgeOf, type NamedStatement, renderGallery, standingOfStatement } from './gallery.ts';
import { type Statement, statementOf } from './statement.ts';

const url = 'https://acme.example';

function stated(
  verdicts: readonly Verdict[],
  changes: Partial<Statement> = {},
  implementation: Statement['implementation'] = { name: 'Acme runs', version: '2.1', url },
): NamedStatement {
  const target = { implementation, base_url: 'http://runs.internal:8080/x', hash: '0'.repeat(64) };
  const checks = verdicts.map(({ check }) => check);
  const report = writtenReport(verdicts, { target });
  return {
    name: 'a.yaml',
    statement: {
      ...statementOf({ name: 'report', report }, { checks, kit_version: '0', partial: false }),
      kit: { name: 'model-run-kit', version: '1.5.0' },
      ...changes,
    },
  };
}

const pass = [writtenPass('pagination/envelope')];
const kitOf = (version: string) => ({ kit: { name: 'model-run-kit', version } });

test.each<[string, NamedStatement, string]>([
  ['conforms', stated(pass), 'conforms'],
  ['conforms two minor versions later', stated(pass, kitOf('1.3.0')), 'conforms'],
  ['is partial three minor versions later', stated(pass, kitOf('1.2.9')), 'partial'],
  ['is partial a major version later', stated(pass, kitOf('0.9.0')), 'partial'],
  ['is partial of a part', stated(pass, { scope: 'part' }), 'partial'],
  ['is partial with gaps', stated(pass, { result: 'incomplete' }), 'partial'],
  ['fails however old', stated([written_failure], kitOf('0.9.0')), 'fails'],
])('a statement %s', (_, { statement }, standing) => {
  expect(standingOfStatement(statement, '1.5.2').standing).toBe(standing);
});

it('has a badge in the form of shields.io', () => {
  expect(badgeOf(stated(pass), '1.5.0')).toEqual({
    ...{ schemaVersion: 1, label: 'model-run service', message: 'conforms · 1.5.0', color: 'brightgreen' },
  });
  expect(badgeOf(stated([written_failure]), '1.5.0')).toMatchObject({
    message: 'does not conform · 1.5.0',
    color: 'red',
  });
});

it('names badges by implementation and version, each another', () => {
  const odd = stated(pass, {}, { name: '../../Ümläut', version: '1' });
  expect(badgeNames([stated(pass), stated(pass), odd, stated(pass, {}, { name: '…' })])).toEqual([
    'acme-runs-2.1',
    'acme-runs-2.1-2',
    'ml-ut-1',
    'unnamed',
  ]);
});

it('is one page that tells of implementations, versions, areas and failures, and loads nothing', () => {
  const evil = stated(pass, {}, { name: '<script>x</script>', version: '"', url: 'javascript:alert(1)' });
  const page = renderGallery([stated([written_failure]), stated(pass, kitOf('0.9.0')), evil], '1.5.0');
  expect(page).toContain('1 conform, 1 partly, 1 do not');
  expect(page).toContain(`<a href="${url}" rel="nofollow">Acme runs</a>`);
  expect(page).toContain('judged by kit 0.9.0, and there is 1.5.0');
  expect(page).toContain('an item is lost');
  expect(page).not.toMatch(/<script|javascript:|src=|<link/);
  expect(page).not.toContain('runs.internal');
});
