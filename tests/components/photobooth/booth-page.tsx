import type { ReactNode } from 'react'
import { renderWithTexts } from '../with-texts'

export const stores = [
  { _id: '3', alias: 'hang-bong', name: 'Nàng Hà Nội' },
  { _id: '5', alias: 'dong-khoi', name: 'Nàng Sài Gòn' },
]

/** Renders a step of the photobooth at its address. */
export function showStep(step: string, content: ReactNode, query = '?store=hang-bong') {
  window.history.replaceState(null, '', `/photobooth/${step}${query}`)
  return renderWithTexts(content)
}
