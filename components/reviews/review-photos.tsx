import { PhotoLink } from '@/components/photo-viewer/photo-link'
import { fillText } from '@/components/ui/fill-text'
import { ProductPicture } from '@/components/goods/picture'
import type { Review } from '@/domain/review/review'

interface ReviewPhotosProps {
  photos: Review['images']
  author: string
  /** 'Ảnh {number} của {name}' */
  label: string
}

/** Photos of a review, opened in the viewer. Without JavaScript they are links to the pictures. */
export function ReviewPhotos({ photos, author, label }: ReviewPhotosProps) {
  const shown = photos.map(({ url, description }, at) => ({
    url,
    alt: description || fillText(label, { number: at + 1, name: author }),
  }))
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {shown.map(({ url, alt }, start) => (
        <li key={url}>
          <PhotoLink photos={shown} start={start} title={author} href={url} className="block">
            <ProductPicture
              image={{ url }}
              alt={alt}
              sizes={96}
              className="size-20 rounded-md tablet:size-24"
            />
          </PhotoLink>
        </li>
      ))}
    </ul>
  )
}
