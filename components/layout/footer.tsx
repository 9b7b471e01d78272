import { useTranslations } from 'next-intl'
import { HELP_PATH } from '@/domain/content/addresses'
import type { TopCategory } from '@/domain/catalog/category'
import { type Markup, markup } from '@/lib/markup'
import { CONSENT_HASH, categoryPath } from '@/lib/pages/routes'
import { site } from '@/lib/site'
import { MENU_LINKS } from './header/menu-links'
import { PlainFooter } from './plain-footer'

/** The logos of the sprite: one picture, as this is on every page. */
const PAYMENT_MARKS = 'Visa, Mastercard, JCB, NAPAS, VietQR, MoMo, ZaloPay, VNPAY, ShopeePay, OnePay, COD'
const POLICIES = ['returns', 'delivery', 'payment', 'authenticity', 'privacy'] as const
const SOCIAL = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
] as const

/** Legal information, promises and contact of the shop. On the phone on Home only (LAY-05). */
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
        ${t('hotline')} <a href='tel:${hotline.replace(/\s/g, '')}'>${hotline}</a><small>${hotlineHours}</small>
      </li>
      <li><a href='mailto:${email}'>${email}</a></li>
      <li><a href='${HELP_PATH}'>${t('help')}</a></li>
    </ul>
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
    <ul>${links.map(([path, name]) => markup`<li><a href='${path}'>${name}</a></li>`)}</ul>
  </details>`
}

/** Folded on the phone. */
function usePolicies(): Markup {
  const t = useTranslations('shell.footer')
  return markup`<details class='fold'>
    <summary>${t('policies')}</summary>
    <div>
      ${POLICIES.map(
        (policy) =>
          markup`<details>
            <summary>${t(`${policy}.title`)}</summary>
            <p>${t(`${policy}.text`)}</p>
          </details>`,
      )}
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
        <a href='${site.social[network]}' rel='noopener noreferrer' target='_blank'>${mark(`/social/${network}.svg`, name, 24, 24)}</a>
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
      markup`<a href='${notice}' rel='noopener noreferrer nofollow' target='_blank'>${mark('/trust-ministry.svg', t('ministry'), 163, 50)}</a>`
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
      <a href='${CONSENT_HASH}'>${t('consent')}</a>
    </div>
  </div>`
}
