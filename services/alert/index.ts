import type { Tasks } from '../jobs'
import { forgetAlerts } from './retention'
import { remindOfSales } from './sale-mails'
import { sendAlerts } from './stock-mails'

export { alertKeeper } from './keeper'

/** The module's share of the jobs. */
export const alertTasks: Tasks = {
  'send-availability-alerts': sendAlerts,
  'remind-of-sales': remindOfSales,
  'forget-alerts': forgetAlerts,
}
