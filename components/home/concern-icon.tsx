import {
  CircleDot,
  Contrast,
  Droplet,
  Droplets,
  Eraser,
  Eye,
  Feather,
  Grip,
  Heart,
  Leaf,
  type LucideIcon,
  ScanFace,
  ShieldPlus,
  Smile,
  Sparkles,
  Sun,
  SunDim,
  TrendingUp,
  Waves,
  Wind,
} from 'lucide-react'

/** Icons for concerns, by lucide's names in the database; the whole set would be far too large. */
const ICONS: Record<string, LucideIcon> = {
  'circle-dot': CircleDot,
  contrast: Contrast,
  droplet: Droplet,
  droplets: Droplets,
  eraser: Eraser,
  eye: Eye,
  feather: Feather,
  grip: Grip,
  heart: Heart,
  leaf: Leaf,
  'scan-face': ScanFace,
  'shield-plus': ShieldPlus,
  smile: Smile,
  sun: Sun,
  'sun-dim': SunDim,
  'trending-up': TrendingUp,
  waves: Waves,
  wind: Wind,
}

/** A concern's icon; a sparkle for those without a known one. */
export function ConcernIcon({ name }: { name: string | null }) {
  const Icon = ICONS[name ?? ''] ?? Sparkles
  return <Icon aria-hidden size={22} strokeWidth={1.5} />
}
