/** How a user calls the kit again: by its script in the repository, or by its command where it is installed. */
const is_source = import.meta.url.endsWith('.ts');

export const command_name = is_source
  ? 'npm run kit --'
  : process.env.npm_command === 'exec'
    ? 'npx model-run-kit'
    : 'model-run-kit';

/** The same for a program, whose user is in no script of a package. */
export const command_of_programs = is_source ? command_name : 'npx model-run-kit';
