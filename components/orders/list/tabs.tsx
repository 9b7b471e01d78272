'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { type OrderFilter, tabPath } from '../filter/filter-url'

const TABS = ['all', 'pickup'] as const

interface TabsProps {
  tab: OrderFilter['tab']
  onChange: (tab: OrderFilter['tab']) => void
}

/** All orders, and those that wait at a store (ORD-01, STO-01). They are links; followed plainly they turn the list here. */
export function Tabs({ tab, onChange }: TabsProps) {
  const t = useTranslations('orders.tabs')
  const follow = (event: MouseEvent, to: OrderFilter['tab']) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (to !== tab) onChange(to)
  }
  return (
    <nav aria-label={t('label')} className="border-b border-line">
      <ul className="flex">
        {TABS.map((one) => (
          <li key={one} className="flex-1 tablet:flex-none">
            <a
              href={tabPath(one)}
              aria-current={one === tab ? 'page' : undefined}
              onClick={(event) => follow(event, one)}
              className="-mb-px flex min-h-12 items-center justify-center border-b-2 border-transparent px-3 text-center text-sm hover:text-accent aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent tablet:px-6"
            >
              {t(one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
