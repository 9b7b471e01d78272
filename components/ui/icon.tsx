'use client'

import { ICON_SPRITE, type IconName } from './icon-names'

interface IconProps {
  name: IconName
  /** CSS pixels; 18 if not given. */
  size?: number
  className?: string
}

/**
 * An icon of the sprite, for the eye only: what it means is said beside it. A client component, since a page's stream then has its name
 * alone instead of its markup.
 */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg aria-hidden width={size} className={className ? `icon ${className}` : 'icon'}>
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  )
}
