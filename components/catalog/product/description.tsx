import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { DESCRIPTION_TRIM } from '@/domain/constants'
import type { Product } from '@/domain/catalog/product'
import { cleanHtml } from '@/lib/clean-html'
import { trimHtml } from './trim-html'

/** The description, cut at 700 letters until 'Xem thêm' (GEN-13). Works without JavaScript; the HTML contains all of it. */
export function Description({ html }: { html: string }) {
  const t = useTranslations('product.description')
  const { html: marked, isTrimmed } = trimHtml(cleanHtml(html), DESCRIPTION_TRIM)
  if (!marked) return <p className="text-muted">{t('empty')}</p>
  return (
    <div className="group [&:has(details:not([open]))_[data-rest]]:hidden [&:has(details[open])_[data-cut]]:hidden">
      <div className="prose-text" dangerouslySetInnerHTML={{ __html: marked }} />
      {isTrimmed && (
        <details className="group/more">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-semibold text-accent [&::-webkit-details-marker]:hidden">
            <span className="group-open/more:hidden">{t('more')}</span>
            <span className="hidden group-open/more:inline">{t('less')}</span>
            <Icon name="chevron-down" className="transition-transform group-open/more:rotate-180" />
          </summary>
        </details>
      )}
    </div>
  )
}

type TextSections = Pick<Product, 'how_to_use' | 'ingredients'>

/** Usage and ingredients, each behind its title. */
export function MoreTexts({ product }: { product: TextSections }) {
  const t = useTranslations('product')
  const parts = [
    { key: 'howToUse', html: cleanHtml(product.how_to_use), isOpen: true },
    { key: 'ingredients', html: cleanHtml(product.ingredients), isOpen: false },
  ].filter((part) => part.html)
  return parts.map(({ key, html, isOpen }) => (
    <details key={key} open={isOpen} className="group border-t border-line last:border-b">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between text-lg font-semibold [&::-webkit-details-marker]:hidden">
        <h2>{t(key)}</h2>
        <Icon name="chevron-down" size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <div
        className={`prose-text pb-4 ${key === 'ingredients' ? 'text-sm text-muted' : ''}`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </details>
  ))
}
