/// <reference lib="webworker" />

/** The worker's global scope, which the page's type of `self` hides. */
declare const self: ServiceWorkerGlobalScope
/** Written in by scripts/start/build-worker.js. */
declare const BUILD_ID: string

export const scope = self

/** The build of the shop whose pages this worker saves. */
export const build = BUILD_ID
