import type { Tasks } from '../jobs'
import { countBoughtTogether } from './bought-together'
import { issueEgifts } from './egifts'
import { cancelShipment, createShipment } from './shipment'

/** The module's share of the jobs. */
export const orderTasks: Tasks = {
  'create-shipment': createShipment,
  'cancel-shipment': cancelShipment,
  'count-bought-together': countBoughtTogether,
  'issue-egifts': issueEgifts,
}
