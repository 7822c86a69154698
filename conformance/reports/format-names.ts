/** The forms of a report that are files, and what they are called in the folder of `--out`. */
export const formatFiles = {
  json: 'report.json',
  junit: 'report.junit.xml',
  html: 'report.html',
  markdown: 'report.md',
  sarif: 'report.sarif',
  summary: 'summary.md',
} as const;

export type FormatName = keyof typeof formatFiles;

export const formatNames = Object.keys(formatFiles) as FormatName[];
