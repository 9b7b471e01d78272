import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

/** Icons for concerns, by lucide's names in the database; the whole set would be far too large. */
const ICONS: Record<string, IconName> = {
  'circle-dot': 'circle-dot',
  contrast: 'contrast',
  droplet: 'droplet',
  droplets: 'droplets',
  eraser: 'eraser',
  eye: 'eye',
  feather: 'feather',
  grip: 'grip',
  heart: 'heart',
  leaf: 'leaf',
  'scan-face': 'scan-face',
  'shield-plus': 'shield-plus',
  smile: 'smile',
  sun: 'sun',
  'sun-dim': 'sun-dim',
  'trending-up': 'trending-up',
  waves: 'waves',
  wind: 'wind',
}

/** A concern's icon; a sparkle for those without a known one. */
export function ConcernIcon({ name }: { name: string | null }) {
  const icon = ICONS[name ?? ''] ?? 'sparkles'
  return <Icon name={icon} size={22} />
}
