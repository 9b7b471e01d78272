import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { pictureSource } from '@/lib/pictures'

interface PictureProps {
  src: string
  alt: string
  /** size in CSS pixels of the slot; with `sizes` the picture's own, for its proportions */
  width: number
  height: number
  /** `sizes` attribute of a slot whose width follows the screen */
  sizes?: string
  /** preloaded: the picture may be the largest paint of the page */
  priority?: boolean
  /** loaded at once, without preloading */
  eager?: boolean
  className?: string
  style?: CSSProperties
}

/** A picture in the widths its slot needs (lib/pictures.ts). Its source must be servable. */
export function Picture({ src: url, sizes, priority = false, eager = priority, alt, ...rest }: PictureProps) {
  const source = pictureSource(url, sizes === undefined ? rest.width : { sizes, width: rest.width })
  if (priority) {
    preload(source.src, {
      as: 'image',
      fetchPriority: 'high',
      ...(source.srcSet !== undefined && { imageSrcSet: source.srcSet }),
      ...(source.sizes !== undefined && { imageSizes: source.sizes }),
    })
  }
  return (
    <img
      {...source}
      {...rest}
      alt={alt}
      {...(!eager && { loading: 'lazy' })}
      {...(priority && { fetchPriority: 'high' })}
      decoding="async"
    />
  )
}
