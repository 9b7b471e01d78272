'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useRef } from 'react'
import { CardPrice } from '@/components/catalog/card/card'
import { priceView } from '@/components/catalog/card/card-view'
import { usePriceTexts } from '@/components/catalog/card-list/use-price-texts'
import { BrandLogo } from '@/components/goods/brand-logo'
import { ProductPicture } from '@/components/goods/picture'
import { saleStateText } from '@/components/goods/sale-state-text'
import { saleStateTone } from '@/components/goods/sale-state-tone'
import { Icon } from '@/components/ui/icon'
import { isBuyable } from '@/domain/catalog/sale-state'
import { isServable } from '@/lib/pictures'
import { searchPath } from '@/lib/pages/routes'
import type { Option, OptionGroup } from './options'
import type { SearchBox } from '../box/use-search-box'

/** Suggestions in groups, as the list of a combobox: the focus stays in the box. */
export function SuggestionList({ box }: { box: SearchBox }) {
  const t = useTranslations('search')
  return (
    <div className="py-3">
      {box.groups.length > 0 && (
        <div role="listbox" id={box.listId} aria-label={t('suggestions')}>
          {box.groups.map((group) => (
            <Group key={group.kind} group={group} box={box} />
          ))}
        </div>
      )}
      {!box.isWaiting && box.total === 0 && (
        <p className="px-5 py-3 text-sm text-muted">{t('noSuggestion')}</p>
      )}
      {/* A click handler; the keyboard uses Enter. */}
      <a
        href={searchPath(box.text)}
        tabIndex={-1}
        className="flex min-h-11 items-center gap-3 px-5 text-sm text-accent hover:bg-sand"
        onClick={(event) => {
          if (isElsewhere(event)) return
          event.preventDefault()
          box.submit()
        }}
      >
        <Icon name="search" className="shrink-0" />
        <span className="truncate">{t('searchFor', { keyword: box.text })}</span>
      </a>
    </div>
  )
}

/** Whether a click opens another tab or window. */
const isElsewhere = (event: MouseEvent) =>
  event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey

function Group({ group, box }: { group: OptionGroup; box: SearchBox }) {
  const t = useTranslations('search.groups')
  const titleId = `${box.listId}-${group.kind}`
  return (
    <div role="group" aria-labelledby={titleId} className="pb-2">
      <p id={titleId} role="presentation" className="px-5 py-1 text-xs text-muted">
        {t(group.kind, { count: group.count ?? '' })}
      </p>
      {group.options.map((option) => (
        <ListOption key={option.id} option={option} box={box} />
      ))}
    </div>
  )
}

function ListOption({ option, box }: { option: Option; box: SearchBox }) {
  const isActive = box.activeId === option.id
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])

  const onClick = (event: MouseEvent) => {
    if (isElsewhere(event)) window.open(option.href, '_blank')
    else box.choose(option)
  }
  return (
    // Keys are handled by the box, which names the active option.
    <div
      ref={row}
      role="option"
      id={box.optionId(option.id)}
      aria-selected={isActive}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-5 py-1 text-sm aria-selected:bg-accent-soft hover:bg-sand"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      onAuxClick={onClick}
    >
      <Look option={option} />
    </div>
  )
}

function Look({ option: { product, brand, label, isReview } }: { option: Option }) {
  const state = useTranslations('card.state')
  const priceTexts = usePriceTexts()
  if (isReview) {
    return (
      <>
        <Icon name="pencil" className="shrink-0 text-accent" />
        <span className="min-w-0 truncate">{label}</span>
      </>
    )
  }
  if (brand) {
    return (
      <>
        {brand.logo !== null && isServable(brand.logo) && (
          <BrandLogo brand={brand} alt="" width={64} className="w-16 shrink-0 rounded-md bg-white" />
        )}
        <span className="min-w-0 truncate font-semibold">{label}</span>
      </>
    )
  }
  if (!product) return <span className="min-w-0 truncate">{label}</span>
  return (
    <>
      <ProductPicture
        image={product.image_url === null ? undefined : { url: product.image_url }}
        alt=""
        sizes={56}
        className={`w-14 shrink-0 rounded-md ${isBuyable(product.state) ? '' : 'opacity-55'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-xs text-muted">{product.brand_name}</p>
        <p className="line-clamp-1">{label}</p>
        <div className="flex items-baseline gap-3">
          <CardPrice price={priceView({ ...product, default_combination: product })} texts={priceTexts} />
          {product.state.kind !== 'available' && (
            <span className={`text-xs ${saleStateTone(product.state.kind).text}`}>
              {saleStateText(product.state, state)}
            </span>
          )}
        </div>
      </div>
    </>
  )
}
