import { Picture } from '@/components/ui/picture'
import { isServable } from '@/lib/pictures'

interface SectionPictureProps {
  image: { url: string; width: number; height: number } | null
  /** widths of its place, as of the `sizes` attribute */
  sizes: string
  /** may be the largest paint */
  priority?: boolean
  className: string
}

/** A picture that adorns a section; nothing where there is none, or none that may be shown. */
export function SectionPicture({ image, sizes, ...rest }: SectionPictureProps) {
  if (!image || !isServable(image.url)) return null
  const { url, width, height } = image
  return <Picture src={url} alt="" width={width} height={height} slot={{ sizes, width }} {...rest} />
}
