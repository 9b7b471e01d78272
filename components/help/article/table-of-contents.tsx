import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Heading } from '@/domain/content/post'

/** An article with fewer sections is seen at a glance. */
const MIN_SECTIONS = 3

/** Links to the sections of an article; folded on the phone. Nothing for a short article. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const t = useTranslations('help.article')
  const sections = headings.filter(({ level }) => level === 2)
  if (sections.length < MIN_SECTIONS) return null
  return (
    <nav aria-label={t('toc')} className="help-toc">
      <details>
        <summary>
          {t('toc')}
          <Icon name="chevron-down" />
        </summary>
        <ol>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
