/** Properties draw the same cases each time: a gate must not gamble. `TEST_SEED=7 npm test` draws others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20260101) });
