import { Picture } from '@/components/ui/picture'
import { isServable } from '@/lib/pictures'

interface AvatarProps {
  name: string
  image: string | null
  /** pixels */
  size: number
  className?: string
}

/** A member's picture, or the initial of their given name. */
export function Avatar({ name, image, size, className = '' }: AvatarProps) {
  const look = `shrink-0 rounded-full object-cover ${className}`
  if (image && isServable(image)) {
    return (
      <Picture
        src={image}
        alt=""
        width={size}
        height={size}
        className={look}
        style={{ width: size, height: size }}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={`grid place-items-center bg-accent-soft font-display text-2xl text-accent-dark ${look}`}
      style={{ width: size, height: size }}
    >
      {name.trim().split(/\s+/).at(-1)?.charAt(0).toLocaleUpperCase('vi') ?? ''}
    </span>
  )
}
