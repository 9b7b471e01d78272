import { toast } from '@/components/toasts/toast'
import { fillText } from '@/components/ui/fill-text'
import type { Affiliate } from '@/domain/affiliate/affiliate'
import { AFFILIATE_COOKIES } from '@/domain/affiliate/tracking-cookies'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { readCookie } from '@/lib/client/browser/cookie'
import { consent } from '@/lib/client/tracking/consent'
import { ORIGIN_COOKIES, ORIGIN_LETTERS } from '@/lib/security/head-script.js'
import { textTemplate } from '@/lib/text-template'
import texts from '@/messages/vi/affiliateArrival.json'

const DAY_S = 86_400

/** The affiliate's own: their code and their name for the link. What else a link says (`utm_…`, `traffic_id`) any campaign may say. */
const CLAIM = ['affiliate_code', 'aff_sid']

/** What a link says by a name, cut as the head script cuts it; '' for nothing. */
type Link = (name: string) => string

function linkOf(search: string): Link {
  const query = new URLSearchParams(search)
  return (name) =>
    Array.from(query.get(name) ?? '')
      .slice(0, ORIGIN_LETTERS)
      .join('')
}

const isOfAffiliates = (name: string) => AFFILIATE_COOKIES.some((own) => own === name)

/** Keeps a cookie for so many seconds; 0 deletes it. */
function keep(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${seconds};samesite=lax`
}

/** The last click wins, and wins whole: the link replaces all that one before it left. */
function claim(link: Link, seconds: number): void {
  for (const name of ORIGIN_COOKIES) {
    const value = link(name)
    if (value === '') keep(name, '', 0)
    else if (isOfAffiliates(name)) keep(name, value, seconds)
  }
}

/** A code that leads to no affiliate claims nothing. What its link says of a campaign stays, and so does an earlier affiliate's claim. */
function dropClaim(link: Link): void {
  if (readCookie('affiliate_code') !== link('affiliate_code')) return
  for (const name of CLAIM) if (link(name) !== '') keep(name, '', 0)
}

/** Whether cookies may be kept, and are: the head script has left one, of this link or of an earlier one. */
const mayKeep = () => consent() !== 'no' && readCookie('affiliate_code') !== null

/** Counts the visit; null where that did not work. */
async function countVisit(link: Link): Promise<Affiliate | null> {
  try {
    return await api.affiliate.affiliates.clicks.$post({ json: { affiliate_code: link('affiliate_code') } })
  } catch (failure) {
    // An answer that did not come leaves the claims as they are.
    if (failure instanceof DomainError && failure.status < 500 && failure.code !== 'TOO_MANY_REQUESTS')
      dropClaim(link)
    return null
  }
}

/**
 * A visit by an affiliate's link (AFF-03 to AFF-05): counts it, keeps its cookies as long as this affiliate's claim holds, and says that the
 * link was one. The head script wrote the cookies, save those of a claim where an earlier affiliate has one: that ends only by a code that is
 * valid. Where the visitor or the browser refuses cookies, nothing is counted.
 * @param search of the address the visitor came by: the page may have been left since
 */
export async function arriveByLink(search: string): Promise<void> {
  const link = linkOf(search)
  if (link('affiliate_code') === '') return
  if (!mayKeep()) {
    toast.show(texts.plain)
    return
  }
  const affiliate = await countVisit(link)
  if (!affiliate) return
  // The visitor may have said no meanwhile.
  if (mayKeep()) claim(link, affiliate.tracking_cookies_validity * DAY_S)
  toast.show(fillText(textTemplate(texts.named), { name: affiliate.name }))
}
