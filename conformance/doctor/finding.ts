/** Finding of the doctor about one promise of a target file. */

const parts = [
  'connection',
  'health',
  'gateway',
  'credentials',
  'organizations',
  'fixtures',
  'control',
  'storage',
  'cursors',
  'runs',
  'hooks',
  'receiver',
  'gaps',
] as const;
export type Part = (typeof parts)[number];

export interface Finding {
  part: Part;
  /** `doubt`: what reads cannot tell for certain. It is no problem. */
  state: 'well' | 'problem' | 'doubt' | 'not-tried';
  /** The key of the target file that it is about. */
  key?: string;
  /** The finding, in one line. */
  says: string;
  /** The remedy. */
  mend?: string;
}

/** Findings of one part, each made in one call. */
export function findingsOf(part: Part) {
  return {
    well: (says: string): Finding => ({ part, state: 'well', says }),
    problem: (key: string, says: string, mend: string): Finding => ({ part, state: 'problem', key, says, mend }),
    doubt: (key: string, says: string, mend: string): Finding => ({ part, state: 'doubt', key, says, mend }),
    notTried: (says: string): Finding => ({ part, state: 'not-tried', says }),
  };
}

/** The key of the choice that a reason names, such as `choices.lists.operators`; undefined where it names none. */
export function choiceIn(reason = ''): string | undefined {
  return /choices\.[\w.]*\w/.exec(reason)?.[0];
}
