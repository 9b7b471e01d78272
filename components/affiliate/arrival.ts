import { toast } from '@/components/toasts/toast'
import { fillText } from '@/components/ui/fill-text'
import type { Affiliate } from '@/domain/affiliate/affiliate'
import { AFFILIATE_COOKIES } from '@/domain/affiliate/tracking-cookies'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { readCookie } from '@/lib/client/browser/cookie'
import { textTemplate } from '@/lib/text-template'
import texts from '@/messages/vi/affiliateArrival.json'

const DAY_S = 86_400

/** Keeps the cookies of the link for so long; 0 deletes them. */
function keepCookies(seconds: number): void {
  for (const name of AFFILIATE_COOKIES) {
    const value = readCookie(name)
    if (value !== null)
      document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${seconds};samesite=lax`
  }
}

/** Counts the visit; null where that did not work. */
async function countVisit(affiliate_code: string): Promise<Affiliate | null> {
  try {
    return await api.affiliate.affiliates.clicks.$post({ json: { affiliate_code } })
  } catch (failure) {
    // A code that leads to no affiliate claims nothing; an answer that did not come leaves the claim as it is.
    if (failure instanceof DomainError && failure.status < 500 && failure.code !== 'TOO_MANY_REQUESTS')
      keepCookies(0)
    return null
  }
}

/**
 * A visit by an affiliate's link (AFF-03 to AFF-05): counts it, keeps its cookies as long as this affiliate's claim holds, and says that the
 * link was one. The head script wrote the cookies; where the visitor or the browser refuses them, nothing is counted.
 */
export async function arriveByLink(): Promise<void> {
  const code = new URLSearchParams(window.location.search).get('affiliate_code')
  if (!code) return
  const isAllowed = readCookie('affiliate_code') === code
  const affiliate = isAllowed ? await countVisit(code) : null
  if (affiliate) keepCookies(affiliate.tracking_cookies_validity * DAY_S)
  if (affiliate) toast.show(fillText(textTemplate(texts.named), { name: affiliate.name }))
  else if (!isAllowed) toast.show(texts.plain)
}
