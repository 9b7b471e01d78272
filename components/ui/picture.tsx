import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { type PictureSlot, pictureSource } from '@/lib/pictures'

interface PictureProps {
  src: string
  alt: string
  /** the slot's width in CSS pixels, or what the screen makes of it; the width by default */
  slot?: PictureSlot
  /** attributes of the size, where the style sheet does not reserve the space */
  width?: number
  height?: number
  /** preloaded: the picture may be the largest paint of the page */
  priority?: boolean
  className?: string
  style?: CSSProperties
}

/** A picture in the widths its slot needs (lib/pictures.ts). Its address must be servable. */
export function Picture({ src: url, alt, slot, priority = false, ...attributes }: PictureProps) {
  const source = pictureSource(url, slot ?? attributes.width ?? 0)
  if (priority) {
    preload(source.src, {
      as: 'image',
      fetchPriority: 'high',
      ...(source.srcSet !== undefined && { imageSrcSet: source.srcSet }),
      ...(source.sizes !== undefined && { imageSizes: source.sizes }),
    })
  }
  // The source comes last: a browser that is given it first loads it before it knows of the others.
  return (
    <img
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      {...attributes}
      alt={alt}
      {...source}
    />
  )
}
