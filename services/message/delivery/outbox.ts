import type { Delivery } from './port'

/** Where messages go while no provider is configured: nowhere. They stay readable at /dev/outbox. */
export const outbox: Delivery = {
  name: 'outbox',
  deliver: async () => ({ providerId: null }),
}
