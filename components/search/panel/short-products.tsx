import { CardLink } from '@/components/catalog/card/card-link'
import { ProductPicture } from '@/components/catalog/card/picture'
import { Price } from '@/components/catalog/card/price'
import { productPath } from '@/lib/pages/routes'
import type { ShortProduct } from './discovery'

/** Products as short lines, in two columns where there is space. */
export function ShortProducts({ products }: { products: readonly ShortProduct[] }) {
  return (
    <ul className="grid gap-x-6 tablet:grid-cols-2">
      {products.map((product) => (
        <li key={product.id} className="group relative flex min-w-0 items-center gap-3 py-2">
          <ProductPicture
            image={product.images.find((image) => image.is_cover) ?? product.images[0]}
            alt=""
            sizes={64}
            className="w-16 shrink-0 rounded-md"
          />
          <div className="min-w-0">
            <p className="truncate text-xs text-muted">{product.brand.name}</p>
            <CardLink
              href={productPath(product)}
              className="line-clamp-1 text-sm outline-none after:absolute after:inset-0 after:rounded-md group-hover:text-accent focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {product.name}
            </CardLink>
            <Price product={product} />
          </div>
        </li>
      ))}
    </ul>
  )
}
