#!/usr/bin/env node
// Plain JavaScript that imports nothing before it knows that this Node.js can: an old one would fail in the middle of
// an import, with a stack trace instead of a reason.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `model-run-kit: needs Node.js 24 or newer, and this is ${process.version}; in a project, "npm install --save-dev node@24" brings one along\n`,
  );
  process.exitCode = 2;
} else {
  // Compiled code is kept for the next start, where Node.js keeps it for any program: in NODE_COMPILE_CACHE, else below
  // the folder for temporary files. Where nothing can be written, or NODE_DISABLE_COMPILE_CACHE is set, nothing is
  // kept.
  const { enableCompileCache, flushCompileCache } = process.getBuiltinModule('node:module');
  enableCompileCache();
  await import('./main.js');
  // A server is ready by now, and may be killed later.
  flushCompileCache();
}
