import { PROVIDERS } from '@/domain/account/providers'
import { UPLOAD_BYTES } from '@/domain/upload'
import type { Service } from '../services/hosts'

/** A call a browser may make through the gateway. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: RegExp
  /** its answer may sign somebody in */
  signsIn?: true
  /** its answer tells how the member stands now */
  tellsMember?: true
  /** it ends the session */
  signsOut?: true
  /** its 401 is about what was typed, not about who asks (decisions.md) */
  hasOwn401?: true
  /** it carries a file of at most so many bytes, and no bearer token (spec 2 §6) */
  fileBytes?: number
}

const get = (path: RegExp): Call => ({ method: 'GET', path })
const post = (path: RegExp, more?: Partial<Call>): Call => ({ method: 'POST', path, ...more })
const put = (path: RegExp, more?: Partial<Call>): Call => ({ method: 'PUT', path, ...more })
const remove = (path: RegExp): Call => ({ method: 'DELETE', path })

/** Calls a browser may make: everything else is unknown to the gateway. */
const CALLS: Partial<Record<Service, readonly Call[]>> = {
  account: [
    post(new RegExp(`^/auth/login(/(otp|${PROVIDERS.join('|')}))?$`), { signsIn: true, hasOwn401: true }),
    post(/^\/auth\/login\/otp\/request$/, { hasOwn401: true }),
    post(/^\/auth\/register(\/by-code)?$/, { signsIn: true }),
    post(/^\/auth\/quick-signup$/),
    { method: 'GET', path: /^\/auth\/logout$/, signsOut: true },
    get(/^\/auth\/providers$/),
    post(/^\/auth\/email\/check$/),
    post(/^\/auth\/forget-password$/),
    post(/^\/auth\/set-password$/, { hasOwn401: true }),
    post(/^\/auth\/change-password$/, { hasOwn401: true }),
    post(/^\/auth\/otp\/code$/),
    post(/^\/auth\/otp\/verify$/, { signsIn: true, tellsMember: true, hasOwn401: true }),
    { method: 'GET', path: /^\/user\/me$/, tellsMember: true },
    get(/^\/user\/me\/(addresses|referral|export)$/),
    { method: 'DELETE', path: /^\/user\/me$/, signsOut: true, hasOwn401: true },
    put(/^\/user\/me\/consents$/),
    post(/^\/user\/me\/(addresses|referral)$/),
    put(/^\/user\/me\/addresses\/[0-9a-f-]{36}$/),
    remove(/^\/user\/me\/addresses\/[0-9a-f-]{36}$/),
    put(/^\/users\/\d+$/, { tellsMember: true }),
    get(/^\/profile$/),
    get(/^\/countries$/),
    get(/^\/feature-toggles$/),
    get(/^\/regions\/(provinces(\/\d+\/wards)?|search-old)$/),
  ],
  public: [
    get(/^\/auth\/phone\/check$/),
    get(/^\/pre-signed-url$/),
    get(/^\/newsfeeds\/(user|user-reviews)\/\d+$/),
    get(/^\/search-history-keywords$/),
    remove(/^\/search-history-keywords\/[0-9a-f-]{36}$/),
    remove(/^\/search-history-keywords-clear$/),
    post(/^\/search-history-clicks$/),
    get(/^\/search\/trending$/),
    get(/^\/products\/featured\/trending$/),
    get(/^\/product\/tags$/),
    get(/^\/global-search(\/count)?$/),
  ],
  catalog: [
    get(/^\/v3\/search(\/(count|facets|suggestions))?$/),
    get(/^\/v3\/products(\/\d+[^/]*)?$/),
    get(/^\/v3\/people-also-buy\/\d+$/),
    get(/^\/v3\/brands(\/letters|\/distinct\/products|\/\d+)?$/),
    get(/^\/v3\/brand\/search$/),
    get(/^\/v3\/categories\/(children|distinct\/products|\d+)$/),
    get(/^\/v3\/promotions(\/count|\/[a-z0-9-]+)?$/),
    get(/^\/tags$/),
    get(/^\/banners(\/all)?$/),
    get(/^\/v3\/users\/me\/wishlists(\/count|\/ids)?$/),
    post(/^\/v3\/users\/me\/wishlists$/),
    post(/^\/v3\/product-availability-alert$/),
    post(/^\/v3\/promotions\/\d+\/reminders$/),
  ],
  cart: [
    get(/^\/vouchers\/(products\/\d+|auto-applied(\/count)?|[a-z0-9-]{1,100})$/),
    get(/^\/bmsm-voucher$/),
    get(/^\/carts\/me(\/vouchers)?$/),
    post(/^\/carts\/me\/(lines|vouchers)$/),
    put(/^\/carts\/me\/(lines\/[0-9a-f-]{36}|points|checkout)$/),
    remove(/^\/carts\/me\/lines\/[0-9a-f-]{36}$/),
    remove(/^\/carts\/me\/vouchers\/[\w-]{1,40}$/),
    post(/^\/carts\/reorder$/),
  ],
  order: [
    post(/^\/orders$/),
    get(/^\/orders\/[0-9a-f-]{36}$/),
    get(/^\/user\/me\/orders(\/(count|unpaid))?$/),
    get(/^\/users\/me\/recently-bought$/),
    get(/^\/order-state$/),
    put(/^\/order\/[0-9a-f-]{36}\/(retry|cancelled)$/),
    get(/^\/affiliations\/detail\/[\w-]{1,60}$/),
  ],
  payment: [
    get(/^\/payment-methods$/),
    post(/^\/payments$/),
    get(/^\/orders\/[0-9a-f-]{36}\/payment$/),
    post(/^\/orders\/[0-9a-f-]{36}\/(proof-place|transfer-proof)$/),
  ],
  shipping: [get(/^\/methods$/), get(/^\/tracking\/[0-9a-f-]{36}$/)],
  analytics: [post(/^\/user\/me\/actions$/)],
  review: [get(/^\/reviews(\/count)?$/), get(/^\/review-images\/count$/)],
  pos: [get(/^\/stores(\/stock)?$/)],
  media: [put(/^\/uploads\/[\w-]+$/, { fileBytes: UPLOAD_BYTES })],
}

/** The call that is meant; null when there is no such call for browsers. HEAD asks for what GET would answer. */
export function findCall(service: Service, method: string, path: string): Call | null {
  const wanted = method === 'HEAD' ? 'GET' : method
  return CALLS[service]?.find((call) => call.method === wanted && call.path.test(path)) ?? null
}

/** Whether a call changes something, and so must come from a page of ours. */
export const changesState = (call: Call): boolean => call.method !== 'GET' || call.signsOut === true
