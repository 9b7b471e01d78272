/**
 * What is agreed to before the camera starts. The text is `photobooth.terms` of the messages: a change of it needs a new
 * version, which a test asks for, and a photo taken under an earlier version is not accepted.
 */
export const BOOTH_TERMS = { version: 1, since: '2026-11-23' } as const
