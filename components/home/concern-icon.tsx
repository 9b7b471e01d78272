import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

/** Icons for concerns, by Lucide's names in the database. */
const ICONS = [
  'circle-dot',
  'contrast',
  'droplet',
  'droplets',
  'eraser',
  'eye',
  'feather',
  'grip',
  'heart',
  'leaf',
  'scan-face',
  'shield-plus',
  'smile',
  'sun',
  'sun-dim',
  'trending-up',
  'waves',
  'wind',
] as const satisfies readonly IconName[]

/** A concern's icon; a sparkle for those without a known one. */
export function ConcernIcon({ name }: { name: string | null }) {
  return <Icon name={ICONS.find((icon) => icon === name) ?? 'sparkles'} size={22} className="text-accent" />
}
