import { getBestSellers } from '@/lib/catalog'

export default async function HomePage() {
  const products = await getBestSellers(10)
  return <main>{products.length} sản phẩm</main>
}
