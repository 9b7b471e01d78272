import { useTranslations } from 'next-intl'
import { phoneLink } from '@/domain/account/phone'
import type { TopCategory } from '@/domain/catalog/category'
import { FREE_SHIPPING_LIMIT, RETURN_DAYS } from '@/domain/constants'
import { HELP_PATH, staticPagePath } from '@/domain/content/addresses'
import { daysOf } from '@/domain/shipping/estimate'
import type { ShippingZone } from '@/domain/shipping/zones'
import { formatMoney } from '@/lib/format'
import { type Markup, markup } from '@/lib/markup'
import { HELP_CONTACT_PATH } from '@/lib/pages/help/paths'
import { AFFILIATE_PATH, CONSENT_HASH, categoryPath, HOW_TO_EARN_PATH } from '@/lib/pages/routes'
import { ABOUT_PATH, CAREERS_PATH, HOW_TO_PAY_PATH } from '@/lib/pages/static-pages/paths'
import { POLICIES } from '@/lib/pages/static-pages/policies.js'
import { site } from '@/lib/site'
import { MENU_LINKS } from './header/menu-links'
import { PlainFooter } from './plain-footer'

/** The logos of the sprite: one picture, as this is on every page. */
const PAYMENT_MARKS = 'Visa, Mastercard, JCB, NAPAS, VietQR, MoMo, ZaloPay, VNPAY, ShopeePay, OnePay, COD'
/** What the shop promises, each with the page that says all of it. */
const PROMISES = [
  ['returns', `${staticPagePath('transactionpolicy')}#doi-tra`],
  ['delivery', staticPagePath('deliverypolicy')],
  ['payment', staticPagePath('paymentpolicy')],
  ['authenticity', `${staticPagePath('transactionpolicy')}#hang-khong-dung`],
  ['privacy', staticPagePath('privacypolicy')],
] as const
const SUPPORT = [
  ['help', HELP_PATH],
  ['contact', HELP_CONTACT_PATH],
  ['howToPay', HOW_TO_PAY_PATH],
  ['howToEarn', HOW_TO_EARN_PATH],
  ['affiliate', AFFILIATE_PATH],
  ['about', ABOUT_PATH],
  ['careers', CAREERS_PATH],
] as const
const SOCIAL = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
] as const

/**
 * Legal information, promises and contact of the shop. On the phone on Home only (LAY-05). A page that is not kept carries it twice, as HTML
 * and in its stream: entries of lists leave out the end tag that HTML does not need.
 */
export function Footer({ categories }: { categories: readonly TopCategory[] }) {
  const columns = [useContact(), useShop(categories), usePolicies(), useMarks()]
  return <PlainFooter html={markup`<div class='container-page'>${columns}</div>${useLegal()}`.text} />
}

function useContact(): Markup {
  const t = useTranslations('shell.footer')
  const { hotline, hotlineHours, email } = site.contact
  return markup`<div>
    <p><a href='/'>${site.name}</a></p>
    <p>${t('about')}</p>
    <ul>
      <li>
        ${t('hotline')} <a href='${phoneLink(hotline)}'>${hotline}</a><small>${hotlineHours}</small>
      </li>
      <li><a href='mailto:${email}'>${email}</a></li>
    </ul>
    <nav aria-label='${t('support')}'>
      <ul>
        ${SUPPORT.map(([name, path]) => markup`<li><a href='${path}'>${t(`links.${name}`)}</a>`)}
      </ul>
    </nav>
  </div>`
}

/** Categories and the shop's other places; folded on the phone. */
function useShop(categories: readonly TopCategory[]): Markup {
  const t = useTranslations('shell.footer')
  const places = useTranslations('shell.shopPlaces')
  const links = [
    ...categories.map((category) => [categoryPath(category), category.name] as const),
    ...MENU_LINKS.map(([path, name]) => [path, places(name)] as const),
  ]
  return markup`<details class='fold'>
    <summary>${t('shop')}</summary>
    <ul>${links.map(([path, name]) => markup`<li><a href='${path}'>${name}</a>`)}</ul>
  </details>`
}

/** Working days of standard delivery to these zones: '2–4'. */
function standardDays(...zones: readonly ShippingZone[]): string {
  const days = zones.flatMap((zone) => daysOf('standard', zone) ?? [])
  return [...new Set([Math.min(...days), Math.max(...days)])].join('–')
}

/** Folded on the phone. */
function usePolicies(): Markup {
  const t = useTranslations('shell.footer')
  const values = {
    days: RETURN_DAYS,
    amount: formatMoney(FREE_SHIPPING_LIMIT),
    city: standardDays('inner_city'),
    provinces: standardDays('city_outskirts', 'same_region', 'other_region'),
    remote: standardDays('remote'),
  }
  return markup`<details class='fold'>
    <summary>${t('policies')}</summary>
    <div>
      ${PROMISES.map(([promise, path]) => {
        const name = t(`${promise}.title`, values)
        return markup`<details>
            <summary>${name}</summary>
            <p>${t(`${promise}.text`, values)} <a href='${path}' aria-label='${t('moreOf', { name })}'>${t('more')}</a></p>
          </details>`
      })}
    </div>
  </details>`
}

/** A logo with its name for screen readers. */
const mark = (src: string, name: string, width: number, height: number) =>
  markup`<img src='${src}' alt='${name}' width='${width}' height='${height}' loading='lazy'>`

function useMarks(): Markup {
  const t = useTranslations('shell.footer')
  const networks = SOCIAL.filter(([network]) => site.social[network] !== '').map(
    ([network, name]) =>
      markup`<li>
        <a href='${site.social[network]}' rel='noreferrer' target='_blank'><img src='/social/${network}.svg' alt='${name}' loading='lazy'></a>
      </li>`,
  )
  const notice = site.company.ministryNotice
  return markup`<div class='footer-marks'>
    <div>
      <p>${t('pay')}</p>
      ${mark('/payment/all-marks.svg', PAYMENT_MARKS, 210, 108)}
    </div>
    <div>
      <p>${t('follow')}</p>
      <ul>
        ${networks}
      </ul>
    </div>
    ${
      notice !== '' &&
      markup`<a href='${notice}' rel='noreferrer nofollow' target='_blank'>${mark('/trust-ministry.svg', t('ministry'), 163, 50)}</a>`
    }
  </div>`
}

function useLegal(): Markup {
  const t = useTranslations('shell.footer')
  const { legalName, taxCode, taxAuthority, address, representative } = site.company
  return markup`<div class='footer-legal'>
    <div class='container-page'>
      <b>${legalName}</b>
      <p>${t('tax', { code: [taxCode, taxAuthority].filter(Boolean).join(', ') })}</p>
      <p>${t('address', { address })}</p>
      ${representative && markup`<p>${t('representative', { name: representative })}</p>`}
      <nav aria-label='${t('law')}'>
        ${POLICIES.map((policy) => markup`<a href='${staticPagePath(policy)}'>${t(`documents.${policy}`)}</a> `)}
      </nav>
      <a href='${CONSENT_HASH}'>${t('consent')}</a>
    </div>
  </div>`
}
