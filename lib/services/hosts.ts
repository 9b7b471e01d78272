import { settings, type SettingName } from '@/settings'
/** Services with a base address of their own (DEC-21). */
export const SERVICES = [
  'account',
  'public',
  'sso',
  'catalog',
  'cart',
  'order',
  'payment',
  'shipping',
  'review',
  'content',
  'pos',
  'media',
  'message',
  'analytics',
  'loyalty',
  'affiliate',
] as const
export type Service = (typeof SERVICES)[number]

export const isService = (name: string): name is Service => SERVICES.some((service) => service === name)

const HOSTS = {
  account: 'ACCOUNT_HOSTS',
  public: 'PUBLIC_HOSTS',
  sso: 'SSO_HOSTS',
  catalog: 'CATALOG_HOSTS',
  cart: 'CART_HOSTS',
  order: 'ORDER_HOSTS',
  payment: 'PAYMENT_HOSTS',
  shipping: 'SHIPPING_HOSTS',
  review: 'REVIEW_HOSTS',
  content: 'CONTENT_HOSTS',
  pos: 'POS_HOSTS',
  media: 'MEDIA_HOSTS',
  message: 'MESSAGE_HOSTS',
  analytics: 'ANALYTICS_HOSTS',
  loyalty: 'LOYALTY_HOSTS',
  affiliate: 'AFFILIATE_HOSTS',
} as const satisfies Record<Service, SettingName>

/** Hosts of a service from its comma list in the environment (`CATALOG_HOSTS`, …); none means the embedded backend. */
export const hostsOf = (service: Service): readonly string[] => settings[HOSTS[service]]

/** Round robin over the hosts of each service (NET-03). */
export function rotation() {
  const turns = new Map<string, number>()
  return (service: string, hosts: readonly string[]): string[] => {
    const turn = turns.get(service) ?? 0
    turns.set(service, (turn + 1) % Math.max(1, hosts.length))
    return hosts.map((_, index) => hosts[(turn + index) % hosts.length] ?? '')
  }
}
