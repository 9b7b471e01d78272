import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BagEntry } from '@/components/bag/page/bag-entry'
import { AccountEntry } from '@/components/account/session/account-entry'
import { Icon } from '@/components/ui/icon'
import { textTemplate } from '@/lib/text-template'
import { ENTRY_LABEL } from './entry-label'

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
    <nav
      data-mobile-menu
      aria-label={t('quickMenu')}
      className="@container/menu fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] desktop:hidden"
    >
      <ul className="grid grid-cols-5">
        {PLACES.map(({ page, href, icon }) => (
          <li key={page}>
            <Link
              href={href}
              prefetch={false}
              data-place={page}
              className="grid min-h-[56px] content-center justify-items-center gap-0.5 text-xs whitespace-nowrap text-muted"
            >
              <Icon name={icon} size={20} />
              <span
                className={
                  page === 'brands'
                    ? `${ENTRY_LABEL.menu} @min-[16rem]/menu:@max-[22rem]/menu:hidden`
                    : ENTRY_LABEL.menu
                }
              >
                {t(`places.${page}`)}
              </span>
              {page === 'brands' && (
                <span className="hidden @min-[16rem]/menu:block @min-[22rem]/menu:hidden">
                  {t('places.brandsShort')}
                </span>
              )}
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
