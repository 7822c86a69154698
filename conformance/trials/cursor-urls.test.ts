/** Cursor URLs are followed as they were given, or not at all: never a pass by a URL that nobody requested. */
import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import type { ProxyAnswer } from '../permitted/front/manner.ts';
import type { Report } from '../reports/report.ts';
import type { Target } from '../target/target.ts';
import { type EmbeddedRun, runEmbedded } from './embedded-run.ts';

const prefix = '/api/mrs';
/** In these a page comes by itself. */
const of_one_page = ['pagination/envelope', 'pagination/page-size'];
const checks = allChecks.filter(({ area, id }) => area === 'pagination' && !of_one_page.includes(id));

/** @param rewrite of the URLs in `next`, `previous` and `first` */
async function runWith(rewrite: (url: string) => string, more: Partial<EmbeddedRun> = {}) {
  const paths: string[] = [];
  const after = (answer: ProxyAnswer) => {
    if (!String(answer.headers['content-type']).includes('json')) return answer;
    const url = /(?<="(?:next|previous|first)":")[^"]+/g;
    return { ...answer, body: Buffer.from(answer.body.toString().replaceAll(url, rewrite)) };
  };
  const before = ({ path }: { path: string }) => void paths.push(path);
  const report = await runEmbedded({
    ...{ checks, seed_state: 'small', shrink: false, front: { prefix, after, before } },
    ...more,
  });
  return { report, paths };
}

function saidOf({ verdicts }: Report): string[] {
  return verdicts.map((one) => {
    const way = one.verdict === 'fail' ? ` ${one.clause} ${one.mismatch}` : '';
    return `${one.verdict}${way}: ${'message' in one ? one.message : ''}`;
  });
}

describe('a prefix that a proxy takes away', () => {
  it('is missed in cursor URLs at the origin of the base URL, and no check passes that followed one', async () => {
    const { report, paths } = await runWith((url) => url.replace(prefix, ''));
    expect(paths.filter((path) => path.startsWith('/outside/v1/')).length).toBeGreaterThan(0);
    const failed = /^fail pagination\.cursor-url-followable cursor-refused: page 2, .+ is answered 404$/;
    const waits = /^could-not-run: because of finding 1: .+is answered 404/;
    for (const line of saidOf(report)) expect(line).toMatch(failed.test(line) ? failed : waits);
    expect(report.totals.fail).toBeGreaterThan(3);
    expect(report.findings).toHaveLength(1);
  }, 60_000);
});

describe('another origin', () => {
  const elsewhere = (url: string) => url.replace('http://', 'https://');

  it('is asked for nothing, and its URL and the key are named', async () => {
    const { report, paths } = await runWith(elsewhere);
    expect(paths.filter((path) => /[?&]cursor=/.test(path))).toEqual([]);
    const { origin } = new URL(elsewhere(report.target.base_url));
    const line = new RegExp(
      `^could-not-run: cursor URLs point at ${origin}${prefix}/v1/.+ unless network\\.cursor_origins names ${origin}$`,
    );
    for (const said of saidOf(report)) expect(said).toMatch(line);
  }, 60_000);

  it('stands for the base URL where the target file says so', async () => {
    const network = { cursor_origins: ['https://api.example'] };
    const target: Partial<Target> = { network };
    const { report } = await runWith((url) => url.replace(/^http:\/\/[^/]+/, 'https://api.example'), { target });
    expect(saidOf(report).filter((line) => !line.startsWith('pass'))).toEqual([]);
    const forms = report.verdicts.flatMap(({ observations }) =>
      observations.filter(({ choice }) => choice === 'lists.cursor_url_form').map(({ value }) => value),
    );
    expect(new Set(forms)).toEqual(new Set(['other_origin']));
  }, 60_000);
});
