import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ScrollerRow } from './scroller-row'

/** A row that scrolls sideways by touch, wheel or keyboard, with arrows where there is a mouse. Each child is a list item. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('ui.scroller')
  return (
    <ScrollerRow label={label} previous={t('previous', { label })} next={t('next', { label })}>
      {children}
    </ScrollerRow>
  )
}
