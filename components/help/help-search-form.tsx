import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { KEYWORD_LIMIT } from '@/domain/search/keyword'
import { HELP_SEARCH_PATH } from '@/lib/pages/help/paths'

interface HelpSearchFormProps {
  /** initial text of the box */
  keyword?: string
  className?: string
}

/** The search of the help centre: a plain GET form. */
export function HelpSearchForm({ keyword, className = '' }: HelpSearchFormProps) {
  const t = useTranslations('help.search')
  return (
    <form
      action={HELP_SEARCH_PATH}
      role="search"
      aria-label={t('label')}
      className={`help-search ${className}`}
    >
      <Icon name="search" size={20} className="shrink-0 text-muted" />
      <input
        type="search"
        name="keyword"
        required
        maxLength={KEYWORD_LIMIT}
        defaultValue={keyword}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('label')}
        placeholder={t('placeholder')}
      />
      <button type="submit">{t('submit')}</button>
    </form>
  )
}
