/** The forms of a report that are files, and what they are called in the folder of `--out`. */
export const formatFiles = {
  json: 'report.json',
  junit: 'report.junit.xml',
  html: 'report.html',
  markdown: 'report.md',
  sarif: 'report.sarif',
  ctrf: 'report.ctrf.json',
  summary: 'summary.md',
} as const;

export type FormatName = keyof typeof formatFiles;

/** The requests and answers, which are made of the history and of no report. */
export const har_file = 'history.har';

export const formatNames = Object.keys(formatFiles) as FormatName[];
