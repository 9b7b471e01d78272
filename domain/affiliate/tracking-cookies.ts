/** Cookies of an affiliate's link (AFF-04). They stand and fall together: a link of another affiliate replaces all of them. */
export const AFFILIATE_COOKIES = ['affiliate_code', 'aff_sid', 'traffic_id', 'utm_source'] as const
