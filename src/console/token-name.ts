/** Name under which a tab keeps the control token: the console asks for it, and `/docs` of the same server uses it, too. */
export const token_name = 'model-run-kit control token';
