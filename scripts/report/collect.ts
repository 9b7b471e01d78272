import {
  type Day,
  type PageType,
  type Search,
  searchesSeen,
  topProducts,
  type TopProduct,
  viewsByDay,
  viewsByType,
} from '@/services/analytics'
import { cardsById } from '@/services/catalog'
import { database, type Database } from '@/services/database'
import { searchCounts } from '@/services/discovery'
import { SHOP_TIME_ZONE } from '@/domain/constants'

/** The data of `npm run report`. */
export interface Report {
  from: string
  to: string
  time_zone: string
  views: number
  days: Day[]
  pages: PageType[]
  searches: Search[]
  searches_without_result: Search[]
  products: (TopProduct & { name: string | null })[]
}

const LONGEST_LIST = 20

async function productsOf(db: Database, days: number): Promise<Report['products']> {
  const top = await topProducts(db, days, LONGEST_LIST)
  const cards = await cardsById(
    db,
    top.map(({ id }) => id),
  )
  return top.map((product) => ({ ...product, name: cards.find(({ id }) => id === product.id)?.name ?? null }))
}

export async function collectReport(days: number): Promise<Report> {
  const db = database()
  const [byDay, pages, counted, products] = await Promise.all([
    viewsByDay(db, days),
    viewsByType(db, days),
    searchCounts(db, days),
    productsOf(db, days),
  ])
  // Without counts of the search itself, views of search pages are counted.
  const searches = counted.length > 0 ? counted : await searchesSeen(db, days)
  const lost = searches.filter(({ without_result }) => without_result > 0)
  return {
    ...{ from: byDay[0]?.day ?? '', to: byDay.at(-1)?.day ?? '', time_zone: SHOP_TIME_ZONE },
    views: byDay.reduce((sum, day) => sum + day.views, 0),
    days: byDay,
    pages,
    searches: searches.slice(0, LONGEST_LIST),
    searches_without_result: lost
      .toSorted((one, other) => other.without_result - one.without_result)
      .slice(0, LONGEST_LIST),
    products,
  }
}
