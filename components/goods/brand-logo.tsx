import { Picture } from '@/components/ui/picture'
import type { Brand } from '@/domain/catalog/brand'
import { isServable } from '@/lib/pictures'

interface BrandLogoProps {
  brand: Pick<Brand, 'name' | 'logo'>
  alt: string
  /** width of the slot in CSS pixels; logos are twice as wide as high */
  width: number
  className?: string
}

/** A brand's drawn logo, or its name in display letters. */
export function BrandLogo({ brand, alt, width, className = '' }: BrandLogoProps) {
  if (!brand.logo || !isServable(brand.logo)) {
    return (
      <span className={`grid aspect-[2/1] place-items-center text-center font-display text-lg ${className}`}>
        {brand.name}
      </span>
    )
  }
  return (
    <Picture
      src={brand.logo}
      alt={alt}
      width={width}
      height={width / 2}
      className={`aspect-[2/1] object-contain ${className}`}
    />
  )
}
