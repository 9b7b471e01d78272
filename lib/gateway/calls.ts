import type { Service } from '../services/hosts'

/** Calls a browser may make through the gateway: method, service and path. Everything else is unknown to it. */
const CALLS: Partial<Record<Service, readonly RegExp[]>> = {
  catalog: [
    /^\/v3\/search(\/count)?$/,
    /^\/v3\/products(\/\d+[^/]*)?$/,
    /^\/v3\/people-also-buy\/\d+$/,
    /^\/v3\/brands(\/letters|\/distinct\/products|\/\d+)?$/,
    /^\/v3\/brand\/search$/,
    /^\/v3\/categories\/(children|distinct\/products|\d+)$/,
    /^\/v3\/promotions(\/count|\/[a-z0-9-]+)?$/,
    /^\/tags$/,
    /^\/banners(\/all)?$/,
  ],
  cart: [/^\/vouchers\/products\/\d+$/],
  review: [/^\/reviews(\/count)?$/, /^\/review-images\/count$/],
  pos: [/^\/stores$/],
}

/** Whether the gateway passes this call on. Only reads exist so far; calls that change something come with the features that need them. */
export function isAllowedCall(service: Service, method: string, path: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    (CALLS[service]?.some((pattern) => pattern.test(path)) ?? false)
  )
}
