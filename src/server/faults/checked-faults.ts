/** A book of faults that takes none with a mistake, whichever way it comes: programs have no schema before them. */
import { InputError } from '../../input/input-error.ts';
import type { FaultBook } from '../fault-book.ts';
import { faultProblems } from './fault-problems.ts';

/** Its `add` throws an InputError, one line, for what the control interface would refuse. */
export function checkedFaults(book: FaultBook): FaultBook {
  return {
    ...book,
    add(fault) {
      const [problem] = faultProblems(fault);
      if (problem) throw new InputError(`faults.add: ${problem.message}`);
      return book.add(fault);
    },
  };
}
