import { useTranslations } from 'next-intl'
import { KEYWORD_LIMIT } from '@/domain/search/keyword'

interface SearchFormProps {
  /** initial text of the box */
  keyword?: string
  className?: string
}

/** A search form within a page. */
export function SearchForm({ keyword, className = '' }: SearchFormProps) {
  const t = useTranslations('search')
  return (
    <form
      action="/search"
      role="search"
      aria-label={t('inPage')}
      className={`flex w-full max-w-xl gap-2 ${className}`}
    >
      <input
        type="search"
        name="q"
        maxLength={KEYWORD_LIMIT}
        defaultValue={keyword}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        className="h-11 min-w-0 flex-1 rounded-full bg-sand px-5 text-base placeholder:text-muted"
      />
      <button
        type="submit"
        className="min-h-11 rounded-full bg-accent px-6 text-sm font-semibold text-white hover:bg-accent-dark"
      >
        {t('submit')}
      </button>
    </form>
  )
}
