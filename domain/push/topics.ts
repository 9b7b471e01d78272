/** What a device can receive push messages about, each switched on by itself (docs/decisions/0084). */
export const PUSH_TOPICS = ['order', 'back-in-stock', 'price-drop'] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]
