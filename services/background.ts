import { accountTasks } from './account/tasks'
import { alertTasks } from './alert'
import { analyticsTasks } from './analytics'
import { cartTasks } from './cart'
import { catalogTasks, refreshDuePrices } from './catalog'
import { database, forgetStaleTags, tellReader, watchStaleTags } from './database'
import { discoveryTasks } from './discovery'
import { runJobs, type Tasks } from './jobs'
import { log } from './log'
import { messageTasks } from './message'
import { orderTasks } from './order'
import { paymentTasks } from './payment'
import { tellStorefront } from './storefront'

const PRICE_CLOCK_MS = 15_000

/** What the modules do when their jobs are due. */
const tasks: Tasks = {
  ...messageTasks,
  ...accountTasks,
  ...alertTasks,
  ...analyticsTasks,
  ...cartTasks,
  ...catalogTasks,
  ...discoveryTasks,
  ...orderTasks,
  ...paymentTasks,
  'forget-stale-tags': forgetStaleTags,
}
/** Every minute, or daily at an hour of the night in Vietnam (UTC here). */
const schedule = {
  'ask-payments': '* * * * *',
  'expire-orders': '* * * * *',
  'remind-of-sales': '* * * * *',
  // Stock that comes back queues its mails itself; this finds what was put on sale again otherwise.
  'send-availability-alerts': '*/10 * * * *',
  'resume-refunds': '7 * * * *',
  'count-bought-together': '27 * * * *',
  'refresh-vocabulary': '7 20 * * *',
  'forget-messages': '17 20 * * *',
  'forget-loose-proofs': '27 20 * * *',
  'forget-old-bags': '37 20 * * *',
  'forget-old-searches': '42 20 * * *',
  'forget-account-leftovers': '47 20 * * *',
  'forget-alerts': '57 20 * * *',
  'forget-old-actions': '57 20 * * *',
  'forget-stale-tags': '12 * * * *',
}

/**
 * What the backend does by itself while it runs: opens and closes price windows, tells storefronts on other hosts which pages are stale,
 * each for itself, runs the jobs that wait. Runs in the process that holds the backend, the shop's own or `npm run services`.
 * Gives the function that ends it and resolves when nothing is half-done.
 */
export function startBackground(storefronts: readonly string[]): () => Promise<void> {
  const stopWatching = storefronts.map((storefront) =>
    watchStaleTags(
      () => tellReader(storefront, (news) => tellStorefront(storefront, news)),
      (error) => log.warn({ err: error, storefront }, 'stale tags wait'),
    ),
  )
  const clock = setInterval(() => {
    refreshDuePrices(database()).catch((error: unknown) =>
      log.warn({ err: error }, 'price clock missed a beat'),
    )
  }, PRICE_CLOCK_MS)
  clock.unref()
  const stopJobs = runJobs(tasks, schedule)
  return () => {
    clearInterval(clock)
    for (const stop of stopWatching) stop()
    return stopJobs()
  }
}
