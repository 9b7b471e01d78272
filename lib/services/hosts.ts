/** Services with a base address of their own (decisions.md "The calls: base addresses"). */
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
  'pos',
  'media',
  'message',
  'analytics',
] as const
export type Service = (typeof SERVICES)[number]

export const isService = (name: string): name is Service => SERVICES.some((service) => service === name)

/** Hosts of a service from its comma list in the environment (`CATALOG_HOSTS`, …); none means the embedded backend. */
export function hostsOf(
  service: Service,
  environment: Record<string, string | undefined> = process.env,
): string[] {
  return (environment[`${service.toUpperCase()}_HOSTS`] ?? '')
    .split(',')
    .map((host) => host.trim().replace(/\/+$/, ''))
    .filter((host) => host !== '')
}

/** Hands out hosts in turn, each service by itself (spec 1 §7 "Global"). */
export function rotation() {
  const turns = new Map<string, number>()
  return (service: string, hosts: readonly string[]): string[] => {
    const turn = turns.get(service) ?? 0
    turns.set(service, (turn + 1) % Math.max(1, hosts.length))
    return hosts.map((_, index) => hosts[(turn + index) % hosts.length] ?? '')
  }
}
