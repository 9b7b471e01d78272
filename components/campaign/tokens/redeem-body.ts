import { type Prize, redeemDay } from '@/domain/campaign/prize'

/** Phone and ID number as typed; empty where the prize asks for none. */
export interface RedeemContact {
  phone_no: string
  kpi: string
}

/** Body of POST /user/me/tokens/redeem (GAM-08). Phone and ID number are sent only when both are given (GAM-09). */
export function redeemBody(prize: Prize, { phone_no, kpi }: RedeemContact) {
  const { partner_id, tnc, email_banner } = prize.more_info
  return {
    points: prize.points,
    ...(phone_no && kpi && { phone_no, kpi }),
    partner_id,
    tnc,
    email_banner,
    prize_name: prize.name,
    type: prize.type,
    campaign_id: prize.campaign_id,
    start_date: redeemDay(prize.start_date),
    end_date: redeemDay(prize.end_date),
  }
}
