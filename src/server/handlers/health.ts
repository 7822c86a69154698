import type { Handler } from '../parts.ts';

/** Touches nothing: it answers as long as the process can answer at all. */
export const getHealth: Handler = async () => ({ kind: 'record', success: 'read', record: {} });
