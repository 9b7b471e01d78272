import { useTranslations } from 'next-intl'
import Link from 'next/link'

/** Breadcrumb of a page. The last item is the page itself and is not a link. */
export function Breadcrumb({ items }: { items: readonly { name: string; path: string }[] }) {
  const t = useTranslations('ui')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="scroll-row crumbs">
        {items.map(({ name, path }, index) => {
          const isPage = index === items.length - 1
          return (
            <li key={path}>
              {isPage ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Link href={path} prefetch={false}>
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
