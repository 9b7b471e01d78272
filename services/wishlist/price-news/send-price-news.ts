import { sql } from 'drizzle-orm'
import { isPriceNews, PRICE_NEWS_DAYS, PRICE_NEWS_PERCENT } from '@/domain/wishlist/price-news'
import { usersById } from '../../account'
import { type CombinationFacts, combinationFacts } from '../../catalog'
import { database, type Database, transaction } from '../../database'
import { forEachRow } from '../../jobs'
import { dong } from '../../message'
import { queueNotice } from '../../push'
import { priceDrop } from '../templates/price-drop'

interface CheaperWish {
  combination_id: number
  known_price: number
}

/** A wish that is cheaper and can be bought. */
interface News {
  goods: CombinationFacts
  before: number
}

/** Notes prices that wishes were not known with, and usual prices that have risen. */
async function noteUsualPrices(): Promise<void> {
  await database().execute(sql`
    UPDATE wishlist.wishlist_items AS wish SET known_price = combination.price_after_discount
    FROM catalog.combinations AS combination
    WHERE combination.id = wish.combination_id
      AND EXISTS (SELECT FROM wishlist.price_watchers watcher WHERE watcher.user_id = wish.user_id)
      AND (wish.known_price IS NULL OR (
        combination.price_after_discount > wish.known_price
        AND COALESCE(wish.price_news_at < now() - make_interval(days => ${PRICE_NEWS_DAYS}), true)))`)
}

/** Members for whom there may be news; none of those who had some within a day. */
async function membersWithNews(): Promise<number[]> {
  const { rows } = await database().execute<{ user_id: number }>(sql`
    SELECT DISTINCT wish.user_id
    FROM wishlist.price_watchers watcher
    JOIN wishlist.wishlist_items wish USING (user_id)
    JOIN catalog.combinations combination ON combination.id = wish.combination_id
    WHERE combination.is_available
      AND combination.price_after_discount * 100 <= wish.known_price * ${100 - PRICE_NEWS_PERCENT}
      AND COALESCE(wish.price_news_at < now() - make_interval(days => ${PRICE_NEWS_DAYS}), true)
      AND NOT EXISTS (
        SELECT FROM wishlist.wishlist_items other
        WHERE other.user_id = wish.user_id AND other.price_news_at > now() - interval '1 day')
    ORDER BY wish.user_id`)
  return rows.map(({ user_id }) => user_id)
}

/** The member's wishes that may be news, locked: of two runs at once the later one finds nothing new. */
async function lockWishes(tx: Database, userId: number): Promise<CheaperWish[]> {
  const { rows } = await tx.execute<{ combination_id: number; known_price: number }>(sql`
    SELECT combination_id, known_price FROM wishlist.wishlist_items
    WHERE user_id = ${userId} AND known_price IS NOT NULL
      AND COALESCE(price_news_at < now() - make_interval(days => ${PRICE_NEWS_DAYS}), true)
    ORDER BY combination_id FOR UPDATE`)
  return rows
}

const pathOf = ({ id, product }: CombinationFacts) =>
  `/${product.category_slug}/${product.id}-${product.slug}?combination=${id}`

const bodyOf = (first: News, others: number): string =>
  [`${first.goods.product.name}: ${dong(first.goods.price_after_discount)}`]
    .concat(others > 0 ? [`và ${others} món khác trong danh sách yêu thích`] : [])
    .join(' ')

async function tell(tx: Database, userId: number): Promise<void> {
  const wishes = await lockWishes(tx, userId)
  const facts = await combinationFacts(
    tx,
    wishes.map(({ combination_id }) => combination_id),
  )
  const news = wishes.flatMap(({ combination_id, known_price }): News[] => {
    const goods = facts.get(combination_id)
    const isNews =
      goods?.is_available && goods.product.is_active && isPriceNews(known_price, goods.price_after_discount)
    return isNews ? [{ goods, before: known_price }] : []
  })
  const [first] = news
  const user = (await usersById(tx, [userId])).get(userId)
  if (!first || !user) return
  for (const { goods } of news)
    await tx.execute(sql`
      UPDATE wishlist.wishlist_items SET known_price = ${goods.price_after_discount}, price_news_at = now()
      WHERE user_id = ${userId} AND combination_id = ${goods.id}`)
  await queueNotice(tx, {
    userId,
    topic: 'price-drop',
    title: 'Món bạn thích vừa giảm giá',
    body: bodyOf(first, news.length - 1),
    path: news.length === 1 ? pathOf(first.goods) : '/wishlist',
    mail: user.email
      ? priceDrop({
          channel: 'email',
          recipient: user.email.toLowerCase(),
          values: {
            name: user.name,
            goods: news.map(({ goods, before }) => ({
              name: goods.product.name,
              variant: goods.name,
              before,
              now: goods.price_after_discount,
            })),
          },
        })
      : null,
    onceKey: `price-news:${userId}:${new Date().toISOString().slice(0, 10)}:${first.goods.id}`,
  })
}

/** Tells members who asked for it that wishes of theirs became cheaper: one message a member and day. */
export async function sendPriceNews(): Promise<void> {
  await noteUsualPrices()
  const news = { what: 'members with price news', idOf: (userId: number) => userId }
  await forEachRow(await membersWithNews(), news, (userId) => transaction((tx) => tell(tx, userId)))
}
