import { Picture } from '@/components/ui/picture'
import type { CategoryNode } from '@/domain/catalog/category'
import { isServable } from '@/lib/pictures'

interface CategoryPictureProps {
  category: Pick<CategoryNode, 'name' | 'image'>
  /** width of the slot in CSS pixels where it is widest */
  size: number
  className?: string
}

/** A category's picture in the shop's arch; its initial where it has none. The name stands beside it. */
export function CategoryPicture({ category: { name, image }, size, className = '' }: CategoryPictureProps) {
  const arch = `grid aspect-[4/5] place-items-center overflow-hidden rounded-t-full rounded-b-md bg-sand ${className}`
  return (
    <span className={arch}>
      {image && isServable(image) ? (
        <Picture
          src={image}
          alt=""
          width={size}
          height={Math.round(size * 1.25)}
          className="size-full object-cover transition-transform duration-200 group-hover:scale-104"
        />
      ) : (
        <span aria-hidden className="font-display text-xl text-accent">
          {name.charAt(0)}
        </span>
      )}
    </span>
  )
}
