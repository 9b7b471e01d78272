export { addJob, hasJob } from './add-job'
export { runDueJobs, runJobs } from './run-jobs'
export type { Attempt, Tasks } from './tasks'
