import { Headset, MapPin, RotateCcw, Truck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Brand } from '@/domain/catalog/brand'
import type { CategoryNode } from '@/domain/catalog/category'
import { FREE_SHIPPING_LIMIT } from '@/domain/constants'
import { formatMoney } from '@/lib/format'
import { HeaderBag } from '@/components/bag/header-bag'
import { AccountEntry } from '@/components/session/account-entry'
import { site } from '@/lib/site'
import { MainMenu } from './main-menu'
import { SiteLogo } from './site-logo'

interface DesktopHeaderProps {
  categories: readonly CategoryNode[]
  brands: readonly Brand[]
}

/** The head of every page on a desktop; phones have one of their own on each page. */
export function DesktopHeader({ categories, brands }: DesktopHeaderProps) {
  const t = useTranslations('shell')
  const bag = useTranslations('bag')
  const promises = [
    { icon: Truck, text: t('freeShipping', { amount: formatMoney(FREE_SHIPPING_LIMIT) }) },
    { icon: RotateCcw, text: t('returns') },
    { icon: MapPin, text: t('authentic') },
  ]
  return (
    <header data-shop-header className="sticky top-0 z-30 hidden border-b border-line bg-paper desktop:block">
      <div className="container-page flex items-center justify-between gap-8 py-3">
        <SiteLogo className="text-3xl" />
        <ul className="flex items-center gap-6 text-sm text-muted">
          {promises.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-2">
              <Icon aria-hidden size={18} strokeWidth={1.5} className="text-accent" />
              {text}
            </li>
          ))}
          <li className="hidden header:block">
            <a
              href={`tel:${site.contact.hotline.replace(/\s/g, '')}`}
              className="flex min-h-11 items-center gap-2 hover:text-accent"
            >
              <Headset aria-hidden size={18} strokeWidth={1.5} className="text-accent" />
              {t('hotline', { number: site.contact.hotline })}
            </a>
          </li>
          <li className="min-w-28 border-l border-line pl-6 text-ink">
            <AccountEntry place="header" texts={{ signIn: t('signIn'), account: t('account') }} />
          </li>
          <li className="text-ink">
            <HeaderBag texts={{ bag: bag('title'), filled: String(bag.raw('filled')) }} />
          </li>
        </ul>
      </div>
      <MainMenu categories={categories} brands={brands} />
    </header>
  )
}
