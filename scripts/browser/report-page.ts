/** The HTML report as Chromium shows it: it filters, it prints, and nothing that a target said runs in it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { renderHtml } from '../../conformance/reports/html.ts';
import {
  written_failure,
  writtenPass,
  writtenReport,
  writtenUnjudged,
} from '../../conformance/testing/rendered-report.support.ts';
import { asWideAs, looks, nothingSerious } from './axe.ts';

const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;
const passes = 4_998;
const phone_width = 390;
/** Text that a target may send to be run in the report's page. */
const hostile =
  '</script><script>window.ran = true</script><img src="http://127.0.0.1:9/x" onerror="window.ran = true">';

/** A fact that must hold of the page, and the browser context to see it in. */
interface ReportFact {
  says: string;
  context?: BrowserContextOptions;
  /** @returns what was seen, in a few words; throws when it does not hold */
  holds(page: Page): Promise<string>;
}

const shown = (page: Page) => page.locator('details.verdict:visible').count();
const causes = (page: Page) => page.locator('.finding:visible').count();

const facts: readonly ReportFact[] = [
  {
    says: 'it filters 5,000 verdicts and their causes by text, verdict and area',
    async holds(page) {
      assert.equal(await page.textContent('output'), '5000 checks, 2 causes');
      await page.fill('input[name=text]', 'seventh');
      assert.equal(await page.textContent('output'), '500 of 5000 checks, 0 of 2 causes');
      assert.deepEqual([await shown(page), await causes(page)], [500, 0]);
      assert.equal(await page.locator('#findings').isVisible(), false);
      await page.selectOption('select[name=verdict]', 'fail');
      assert.equal(await page.textContent('output'), 'Nothing fits: 0 of 5000 checks, 0 of 2 causes');
      await page.click('button[type=reset]');
      await page.waitForFunction("document.querySelector('output').textContent === '5000 checks, 2 causes'");
      await page.selectOption('select[name=verdict]', 'fail');
      assert.deepEqual([await shown(page), await causes(page)], [2, 2]);
      await page.selectOption('select[name=area]', 'retry');
      assert.equal(await causes(page), 1);
      return `${await shown(page)} of them left, with its cause`;
    },
  },
  {
    says: 'it finds a cause by words that its card alone has, and a link to one that is hidden shows it',
    async holds(page) {
      await page.fill('input[name=text]', 'stops 1 check getRun');
      assert.equal(await page.textContent('output'), '0 of 5000 checks, 1 of 2 causes');
      await page.click('.first a[href="#finding-1"]');
      await page.locator('#finding-1').waitFor();
      return String(await page.textContent('output'));
    },
  },
  {
    says: 'a link of a finding opens its check, even where a filter hid it',
    async holds(page) {
      await page.fill('input[name=text]', 'stops 1 check getRun');
      assert.equal(await shown(page), 0);
      await page.click('#finding-2 a[href^="#check-"]');
      const opened = page.locator('details.verdict[open]');
      await opened.waitFor();
      return String(await opened.getAttribute('id'));
    },
  },
  {
    says: 'all of it is there without JavaScript',
    context: { javaScriptEnabled: false },
    async holds(page) {
      assert.equal(await page.locator('form').isVisible(), false);
      assert.equal(await shown(page), passes + 2);
      const failure = page.locator('details.told').first();
      await failure.locator('summary').first().click();
      assert.ok(await failure.locator('.story').isVisible());
      return `${passes + 2} checks`;
    },
  },
  {
    says: 'it is no wider than a phone',
    context: { viewport: { width: phone_width, height: 800 } },
    async holds(page) {
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      assert.ok(width <= phone_width, `${width} px`);
      return `${width} px`;
    },
  },
  {
    says: 'it opens with the verdict in a sentence, and / leads to the search',
    async holds(page) {
      assert.equal(await page.textContent('.sentence'), '2 of 5000 judged checks fail, for 2 reasons.');
      await page.keyboard.press('/');
      await page.keyboard.type('seventh');
      assert.equal(await page.textContent('output'), '500 of 5000 checks, 0 of 2 causes');
      return 'seventh';
    },
  },
  {
    says: 'on paper the failures are open, and the filters are gone',
    async holds(page) {
      await page.emulateMedia({ media: 'print' });
      assert.equal(await page.locator('form').isVisible(), false);
      assert.ok(await page.locator('details.told .story').first().isVisible());
      return `${await page.locator('details.told').count()} failures`;
    },
  },
];

/** Reports of each kind, as people of all kinds meet them. */
async function inEveryLook(browser: Browser, folder: string, say: (line: string) => void): Promise<void> {
  const unjudged = writtenUnjudged('a/waits', 'inconclusive', 'no answer');
  const pass = writtenPass('pagination/ties');
  const kinds = { conforming: [pass], failing: [written_failure, pass, unjudged], 'not judged': [unjudged] };
  const file = join(folder, 'kind.html');
  for (const [kind, verdicts] of Object.entries(kinds)) {
    writeFileSync(file, renderHtml(writtenReport(verdicts), { gate }));
    for (const look of looks) {
      const page = await (await browser.newContext(look)).newPage();
      await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
      await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
      await nothingSerious(page);
      await asWideAs(page, look.viewport.width);
      await page.context().close();
    }
    say(`holds: the HTML report: axe finds nothing serious in ${looks.length} looks of a ${kind} one, all of it open`);
  }
}

/** Says each fact that holds. @throws Error with the first that does not */
export async function seenInReport(browser: Browser, say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'report-page-'));
  try {
    const url = pathToFileURL(join(folder, 'report.html')).href;
    writeFileSync(join(folder, 'report.html'), pageOf());
    for (const { says, context, holds } of facts) {
      const own = await browser.newContext(context);
      const page = await own.newPage();
      const wrong: string[] = [];
      page.on('request', (request) => request.url() !== url && wrong.push(`it asked for ${request.url()}`));
      page.on('console', (message) => wrong.push(message.text()));
      page.on('pageerror', (error) => wrong.push(error.message));
      await page.goto(url, { waitUntil: 'load' });
      const seen = await holds(page).catch((error: Error) => {
        throw new Error(`the HTML report: ${says}: ${error.message}`);
      });
      if (context?.javaScriptEnabled !== false) assert.equal(await page.evaluate('window.ran'), undefined);
      assert.deepEqual(wrong, []);
      await own.close();
      say(`holds: the HTML report: ${says} (${seen})`);
    }
    await inEveryLook(browser, folder, say);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pageOf(): string {
  const areas = ['lists', 'retry', 'schema'];
  const verdicts = Array.from({ length: passes }, (_, index) => {
    const area = areas[index % areas.length]!;
    return {
      ...writtenPass(`${area}/check-${index}`),
      area,
      title: `${index % 10 === 7 ? 'seventh' : 'other'} ${hostile}`,
    };
  });
  const failure = { ...written_failure, message: hostile, case: { [hostile]: hostile }, actual: hostile };
  const failures = [
    { ...failure, operation: hostile },
    { ...failure, check: 'retry/fails', area: 'retry', mismatch: 'other', operation: 'getRun' },
  ];
  return renderHtml(writtenReport([...verdicts, ...failures]), { gate });
}
