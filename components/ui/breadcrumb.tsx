import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'

/** Breadcrumb of a page. The last item is the page itself and is not a link. */
export function Breadcrumb({ items }: { items: readonly { name: string; path: string }[] }) {
  const t = useTranslations('ui')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="scroll-row -mx-4 items-center px-4 text-sm text-muted tablet:mx-0 tablet:flex-wrap tablet:px-0">
        {items.map(({ name, path }, index) => {
          const isPage = index === items.length - 1
          return (
            <li key={path} className="flex shrink-0 items-center">
              {index > 0 && <Icon name="chevron-right" size={14} className="mx-1.5 shrink-0" />}
              {isPage ? (
                <span aria-current="page" className="flex min-h-11 max-w-[28ch] items-center text-ink">
                  <span className="truncate">{name}</span>
                </span>
              ) : (
                <Link
                  href={path}
                  prefetch={false}
                  className="flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline"
                >
                  {name}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
