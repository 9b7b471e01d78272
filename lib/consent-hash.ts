/** A link to this place on any page opens the question of consent again, so that an answer can be changed. */
export const CONSENT_HASH = '#quyen-rieng-tu'
