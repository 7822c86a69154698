/** Known weaknesses of what is installed with the package, as the registry tells them. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Those below are told, and hold nothing up. */
const failing = ['high', 'critical'];
const patience_ms = 15_000;

export interface Audit {
  /** In a line; it says so where nobody answered. */
  says: string;
  problems: string[];
}

export function audit(): Promise<Audit> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${patience_ms}`];
  return new Promise((resolve) => {
    // Its exit code is that of findings, and of failures.
    execFile('npm', args, { cwd: root, timeout: 2 * patience_ms }, (_, stdout) => resolve(auditOf(stdout)));
  });
}

/** @param text what `npm audit --json` printed */
export function auditOf(text: string): Audit {
  const report = parsed(text);
  if (report?.vulnerabilities === undefined) {
    const reason = String(report?.message ?? report?.error?.summary ?? 'nothing came').split('\n')[0];
    return { says: `audit left out: no registry here answers it (${reason!.slice(0, 100)})`, problems: [] };
  }
  const found = Object.entries(report.vulnerabilities);
  const told = ([name, { severity, range }]: (typeof found)[number]) => `${name} ${range ?? ''}: ${severity}`;
  return {
    says: found.length === 0 ? 'audit: nothing is known' : `audit: ${found.map(told).join(', ')}`,
    problems: found.filter(([, { severity }]) => failing.includes(severity)).map((one) => `weakness in ${told(one)}`),
  };
}

interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; range?: string }>;
  message?: string;
  error?: { summary?: string };
}

function parsed(text: string): AuditReport | undefined {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return undefined;
  }
}
