/** The backend as one module, for the process that loads it at run time (lib/services/embedded.ts). */
export { apps, browserCalls } from './app'
export { startBackground } from './background'
