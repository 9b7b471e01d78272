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
  return (
    <span className={`arch ${className}`}>
      {image && isServable(image) ? (
        <Picture src={image} alt="" width={size} height={Math.round(size * 1.25)} />
      ) : (
        <span aria-hidden>{name.charAt(0)}</span>
      )}
    </span>
  )
}
