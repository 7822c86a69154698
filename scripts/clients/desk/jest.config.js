/** Jest leaves TypeScript to a transform, and has the words of vitest under another name. */
export default {
  testMatch: ['**/*.test.{ts,js}'],
  // The first test of a file loads the server, and several do so at once: 9 s were seen under load.
  testTimeout: 120_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '[.]ts$': './strip-types.js' },
  moduleNameMapper: { '^vitest$': '<rootDir>/jest-globals.js' },
};
