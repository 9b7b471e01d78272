import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CategoryNode } from '@/domain/catalog/category'
import { CONSENT_HASH, categoryPath } from '@/lib/pages/routes'
import { site } from '@/lib/site'
import { MENU_LINKS } from './header/menu-links'
import { SiteLogo } from './header/site-logo'

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
export function Footer({ categories }: { categories: readonly CategoryNode[] }) {
  const t = useTranslations('shell.footer')
  const places = useTranslations('shell.shopPlaces')
  const { company, contact } = site
  return (
    <footer data-shop-footer className="mt-16 border-t border-line bg-sand/50 text-sm">
      <div className="container-page grid gap-x-10 gap-y-6 py-8 tablet:grid-cols-2 tablet:gap-y-10 tablet:py-12 desktop:grid-cols-[1.3fr_1fr_1.4fr_1fr]">
        <Column title={<SiteLogo className="text-2xl" />}>
          <p className="text-muted">{t('about')}</p>
          <ul className="mt-4 grid gap-1">
            <li>
              {t('hotline')}{' '}
              <a
                className="inline-flex min-h-8 items-center font-semibold hover:text-accent"
                href={`tel:${contact.hotline.replace(/\s/g, '')}`}
              >
                {contact.hotline}
              </a>
              <span className="block text-muted">{contact.hotlineHours}</span>
            </li>
            <li>
              <a
                className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
                href={`mailto:${contact.email}`}
              >
                {contact.email}
              </a>
            </li>
          </ul>
        </Column>
        <Fold title={t('shop')}>
          <ul>
            {categories.map((category) => (
              <ShopLink key={category.id} href={categoryPath(category)}>
                {category.name}
              </ShopLink>
            ))}
            {MENU_LINKS.map(([href, name]) => (
              <ShopLink key={href} href={href}>
                {places(name)}
              </ShopLink>
            ))}
          </ul>
        </Fold>
        <Fold title={t('policies')}>
          {POLICIES.map((policy) => (
            <details key={policy} className="group/policy border-b border-line">
              <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden">
                {t(`${policy}.title`)}
                <span
                  aria-hidden
                  className="text-lg text-accent transition-transform group-open/policy:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="pb-4 text-muted">{t(`${policy}.text`)}</p>
            </details>
          ))}
        </Fold>
        <div className="grid content-start gap-8">
          <Column title={t('pay')}>
            <Mark src="/payment/all-marks.svg" name={PAYMENT_MARKS} width={210} height={108} />
          </Column>
          <Column title={t('follow')}>
            <ul className="-ml-2.5 flex flex-wrap">
              {SOCIAL.filter(([network]) => site.social[network] !== '').map(([network, name]) => (
                <li key={network}>
                  <a
                    className="grid size-11 place-items-center rounded-full hover:bg-line"
                    href={site.social[network]}
                    rel="noopener noreferrer"
                    target="_blank"
                  >
                    <Mark src={`/social/${network}.svg`} name={name} width={24} height={24} />
                  </a>
                </li>
              ))}
            </ul>
          </Column>
          {company.ministryNotice !== '' && (
            <a
              href={company.ministryNotice}
              rel="noopener noreferrer nofollow"
              target="_blank"
              className="inline-flex min-h-11 w-fit items-center"
            >
              <Mark src="/trust-ministry.svg" name={t('ministry')} width={163} height={50} />
            </a>
          )}
        </div>
      </div>
      <div className="border-t border-line">
        <div className="container-page grid gap-1 py-6 text-xs text-muted">
          <p className="font-semibold text-ink">{company.legalName}</p>
          <p>{t('tax', { code: [company.taxCode, company.taxAuthority].filter(Boolean).join(', ') })}</p>
          <p>{t('address', { address: company.address })}</p>
          {company.representative && <p>{t('representative', { name: company.representative })}</p>}
          <a
            href={CONSENT_HASH}
            className="inline-flex min-h-8 w-fit items-center underline underline-offset-4"
          >
            {t('consent')}
          </a>
        </div>
      </div>
    </footer>
  )
}

function ShopLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="inline-flex min-h-8 items-center text-muted underline-offset-4 hover:text-accent hover:underline"
      >
        {children}
      </Link>
    </li>
  )
}

/** A logo with its name for screen readers. */
function Mark({ name, ...image }: { src: string; name: string; width: number; height: number }) {
  return <img {...image} alt={name} loading="lazy" />
}

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className="mb-3 font-display text-lg">{title}</div>
      {children}
    </div>
  )
}

/** A column, folded on the phone. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold border-b border-line tablet:border-0">
      <summary className="font-display text-lg tablet:mb-3">{title}</summary>
      <div className="pb-4 tablet:pb-0">{children}</div>
    </details>
  )
}
