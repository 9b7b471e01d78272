import type { PagePath } from './pages.js'

/**
 * Which of the frame's parts a page shows, decided by its route (LAY-01 to LAY-05): the document is no help, as pages left behind stay in it,
 * hidden. The stylesheet reads the kind from `data-frame`.
 */
export type FrameKind =
  'home' | 'categories' | 'brands' | 'bag' | 'checkout' | 'product' | 'profile' | 'other'

const FRAMES: Readonly<Partial<Record<PagePath, FrameKind>>> = {
  '/': 'home',
  '/categories': 'categories',
  '/brands': 'brands',
  '/order': 'bag',
  '/order/shipping': 'checkout',
  '/order/payment': 'checkout',
}
const frames = new Map<string, FrameKind>(Object.entries(FRAMES))

/** Folders whose pages are all of one kind, whatever follows. */
const FOLDERS: Readonly<Record<string, FrameKind>> = { product: 'product', profile: 'profile' }

const isGroup = (segment: string) => segment.startsWith('(')

/** The kind of the page whose route has these segments below the shop's layout, as `useSelectedLayoutSegments` gives them. */
export function frameKindOf(segments: readonly string[]): FrameKind {
  const route = segments.filter((segment) => !isGroup(segment))
  return frames.get(`/${route.join('/')}`) ?? FOLDERS[route[0] ?? ''] ?? 'other'
}
