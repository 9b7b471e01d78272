import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { isServable } from '@/lib/pictures'

interface MemberPictureProps {
  src: string
  /** CSS pixels */
  size: number
  /** where the shop may not show the picture */
  fallback: ReactNode
}

/** A member's picture in the entry to the account. */
export default function MemberPicture({ src, size, fallback }: MemberPictureProps) {
  if (!isServable(src)) return fallback
  return (
    <Picture
      src={src}
      alt=""
      width={size}
      height={size}
      className="shrink-0 rounded-full object-cover"
      style={{ width: size, height: size }}
    />
  )
}
