import { HEIGHT, sketchAround, WIDTH } from '@/components/stores/sketch'
import { products } from '@/demo/data/products'
import { storeScene } from '@/demo/data/stores/store-scenes'
import { stores } from '@/demo/data/stores/stores'

const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

/** Distance of a point from a line between two others. */
function distance(
  [x, y]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): number {
  const share = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(x - x1 - at * (x2 - x1), y - y1 - at * (y2 - y1))
}

describe.each(stores)('the store of $name', (store) => {
  const sketch = sketchAround([store.latitude, store.longitude])

  it('stands on the street of its address', () => {
    const street = sketch.find(({ name }) => store.address.includes(name))
    if (!street) throw new Error(`no street of ${store.address}`)
    const points = pointsOf(street.path)
    const distances = points
      .slice(1)
      .map((to, index) => distance([WIDTH / 2, HEIGHT / 2], points[index] ?? to, to))
    // 6 units are about 20 m: the width of the street as it is drawn.
    expect(Math.min(...distances)).toBeLessThan(6)
    expect(street.label).not.toBeNull()
  })

  it('has names within its sketch, enough to find the way', () => {
    const labels = sketch.flatMap(({ label }) => (label ? [label] : []))
    expect(labels.length).toBeGreaterThanOrEqual(5)
    for (const { x, y } of labels) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(WIDTH)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(HEIGHT)
    }
  })

  it('has goods the shop sells in its window', () => {
    const { products: shown } = storeScene(store, 0, products)
    expect(shown).toHaveLength(8)
  })
})

it('knows no streets elsewhere', () => {
  expect(sketchAround([12.2388, 109.1967])).toEqual([])
})
