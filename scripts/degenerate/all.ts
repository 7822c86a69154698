import { hostiles } from './hostile.ts';
import { type Degenerate, degenerates } from './targets.ts';

/** Targets that answer, and are no implementation: by mistake, or with intent. */
export const allTargets: readonly Degenerate[] = [...degenerates, ...hostiles];
