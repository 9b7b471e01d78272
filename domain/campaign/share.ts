/** POST /campaigns/{id}/shares: what this share brought; 0 when the day's first share was counted before, or a cap is reached. */
export interface SharedCampaign {
  tokens: number
}
