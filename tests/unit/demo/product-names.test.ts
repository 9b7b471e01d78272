import { products } from '@/demo/data/products'
import { toProductInput } from '@/demo/product-input'

it('says no word of a name twice in a row, as "Son" before the brand "Son Mận" would', () => {
  expect(products.map(({ name }) => name).filter((name) => /(?<!\S)(\S+) \1(?!\S)/i.test(name))).toEqual([])
})

it('gives each combination a short SKU of its own, which pages can show', () => {
  const resolve = {
    brand: () => 1,
    category: () => 1,
    tag: () => 1,
    picture: () => '',
    frame: () => '',
    daysAgo: () => new Date(0),
  }
  const skus = products.flatMap((product) =>
    toProductInput(product, resolve).combinations.map(({ sku }) => sku),
  )
  expect(skus.filter((sku) => !/^NG-[0-9A-F]{8}$/.test(sku))).toEqual([])
  expect(new Set(skus).size).toBe(skus.length)
})
