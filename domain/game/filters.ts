import { boolean, date, type InferType, object, string } from 'yup'
import { rowId } from '../catalog/listing/catalog-filter'
import { CAMPAIGN_CODE } from './mission'

/** Filters and bodies of the calls about missions (GAM-19 to GAM-21). */

const campaignCode = string().max(40).matches(CAMPAIGN_CODE)

/** GET /missions; without `is_active` upcoming and ended missions are listed as well. */
export const missionFilterSchema = object({
  campaign_code: campaignCode,
  is_active: boolean(),
  is_active_in_offline_store: boolean(),
})

/** GET /great-missions; `wof_online`: whether the mission has a wheel. */
export const greatMissionFilterSchema = missionFilterSchema.shape({
  created_from: date().min(new Date(0)).max(new Date('9999-12-31T00:00:00Z')),
  wof_online: boolean(),
})
export type GreatMissionFilter = InferType<typeof greatMissionFilterSchema>

/** GET /great-missions/history */
export const historyFilterSchema = object({ mission_id: rowId.required() })

/** GET /mission/{id}/checkins: 'YYYY-MM'; without, the mission's current month. */
export const monthFilterSchema = object({
  month: string()
    .max(7)
    .matches(/^20\d{2}-(0[1-9]|1[0-2])$/),
})

/** PUT /me/actions/{game} */
export const shareInputSchema = object({ share_link: string().trim().max(500).required() })
