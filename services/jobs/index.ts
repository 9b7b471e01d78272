export { defineListener, eventJobs, type Listener, publish } from './event'
export { forEachRow, tryEachRow } from './for-each-row'
export { addJob, hasJob, jobKeysAmong } from './add-job'
export { type Attempt, defineJob, type Job } from './job'
export { runDueJobs, runJobs } from './run-jobs'

/**
 * Payloads of the jobs that code queues, by the job's name. A module adds its own beside the job:
 * `declare module '../jobs' { interface JobPayloads { 'refund-payment': InferType<typeof payload> } }`. Modules queue jobs of each other
 * by name, without an import of the module that runs them.
 */
export interface JobPayloads {}

/**
 * Payloads of the events that modules publish, by the event's name: `declare module '../jobs' { interface EventPayloads { … } }` beside the
 * `events` of the publisher's module.
 */
export interface EventPayloads {}
