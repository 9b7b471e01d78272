import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BagEntry } from '@/components/bag/page/bag-entry'
import { AccountEntry } from '@/components/account/session/account-entry'
import { Icon } from '@/components/ui/icon'
import { textTemplate } from '@/lib/text-template'

/** Links of the sticky menu; `page` is the kind of page each leads to (lib/pages/frame.ts), so that the current one can be marked. */
const PLACES = [
  { page: 'home', href: '/', icon: 'house' },
  { page: 'categories', href: '/categories', icon: 'layout-grid' },
  { page: 'brands', href: '/brands', icon: 'sparkles' },
] as const

/** Sticky menu at the phone's bottom. Hidden on Profile and on pages with a bar of their own. */
export function MobileMenu() {
  const t = useTranslations('shell')
  const bag = useTranslations('bag')
  return (
    <nav data-mobile-menu aria-label={t('quickMenu')} className="quick-menu">
      <ul>
        {PLACES.map(({ page, href, icon }) => (
          <li key={page}>
            <Link href={href} prefetch={false} data-place={page} className="entry-menu">
              <Icon name={icon} size={20} />
              <span className={page === 'brands' ? 'entry-label entry-long' : 'entry-label'}>
                {t(`places.${page}`)}
              </span>
              {page === 'brands' && <span className="entry-short">{t('places.brandsShort')}</span>}
            </Link>
          </li>
        ))}
        <li>
          <BagEntry place="menu" texts={{ bag: bag('title'), filled: textTemplate(bag.raw('filled')) }} />
        </li>
        <li>
          <AccountEntry place="menu" texts={{ signIn: t('signIn'), account: t('account') }} />
        </li>
      </ul>
    </nav>
  )
}
