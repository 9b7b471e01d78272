import type { Delivery } from './port'

/** Delivery while no provider is configured: sends nothing. The messages can be read at /dev/outbox. */
export const outbox: Delivery = {
  name: 'outbox',
  deliver: async () => ({ providerId: null }),
}
