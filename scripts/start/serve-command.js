// @ts-check

/**
 * What `node` is given to serve a shop that was built; `npm start` says the same. Making a page leaves much garbage: a larger young generation
 * is swept less often, and less of it is still in use then (docs/performance.md).
 */
export const SERVE = ['--max-semi-space-size=64', 'scripts/serve.js']
