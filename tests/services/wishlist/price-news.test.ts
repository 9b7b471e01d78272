import { sql } from 'drizzle-orm'
import { combinationIds } from '@/services/catalog'
import { database } from '@/services/database'
import { sendPriceNews } from '@/services/wishlist/price-news/send-price-news'
import { wishlistApp } from '@/services/wishlist/app'
import { call, givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'

useDatabase()

type Member = Awaited<ReturnType<typeof givenMember>>

let count = 0

/** Goods of 100,000 đ, wished by the member. */
async function givenWish(who: Member) {
  const [product] = await givenProducts({
    name: `Son dưỡng ${++count}`,
    combinations: [combination({ price: 100_000, stock: 5 })],
  })
  const ids = await combinationIds(database(), [product!])
  const id = String(ids.get(`${product}/one`))
  await call(wishlistApp, 'POST', '/v3/users/me/wishlists', {
    who,
    json: { product_id: product!, product_combination_id: id },
  })
  return Number(id)
}

const setPrice = (id: number, price: number) =>
  database().execute(sql`UPDATE catalog.combinations SET price = ${price} WHERE id = ${id}`)

const watch = (who: Member, is_wanted = true) =>
  call(wishlistApp, 'PUT', '/v3/users/me/price-news', { who, json: { is_wanted } })

const mailsTo = async (email: string) =>
  (
    await database().execute<{ text: string; subject: string }>(
      sql`SELECT subject, text FROM message.messages WHERE template = 'price-drop' AND recipient = ${email} ORDER BY created_at`,
    )
  ).rows

const dayPasses = (days: number) =>
  database().execute(
    sql`UPDATE wishlist.wishlist_items SET price_news_at = price_news_at - make_interval(days => ${days})`,
  )

async function givenWatcher() {
  const email = `lan${++count}@example.vn`
  const who = await givenMember({ email, is_verified_email: true })
  await watch(who)
  return { who, email }
}

it('tells once of a wish that became cheaper, with both prices', async () => {
  const { who, email } = await givenWatcher()
  const id = await givenWish(who)
  await sendPriceNews()
  expect(await mailsTo(email)).toEqual([])
  await setPrice(id, 80_000)
  await sendPriceNews()
  await sendPriceNews()
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('80.000 ₫, trước đây 100.000 ₫')
})

it('tells the others when the news of one member cannot be queued, and tries that one again', async () => {
  const [failing, other] = [await givenWatcher(), await givenWatcher()]
  for (const { who } of [failing, other]) await setPrice(await givenWish(who), 100_000)
  await sendPriceNews()
  await database().execute(sql`UPDATE catalog.combinations SET price = 50_000`)
  await database().execute(sql`
    CREATE FUNCTION message.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`)
  await database().execute(sql`
    CREATE TRIGGER refuse BEFORE INSERT ON message.messages FOR EACH ROW
    WHEN (NEW.recipient = ${sql.raw(`'${failing.email}'`)}) EXECUTE FUNCTION message.refuse()`)
  await expect(sendPriceNews()).rejects.toThrow('1 members with price news failed')
  expect(await mailsTo(other.email)).toHaveLength(1)
  await database().execute(sql`DROP TRIGGER refuse ON message.messages`)
  await sendPriceNews()
  expect(await mailsTo(failing.email)).toHaveLength(1)
  expect(await mailsTo(other.email)).toHaveLength(1)
})

it('tells nothing of a small drop, of sold out goods, and to who did not ask', async () => {
  const { who, email } = await givenWatcher()
  const other = await givenMember({ email: 'hoa@example.vn', is_verified_email: true })
  const [small, gone, foreign] = [await givenWish(who), await givenWish(who), await givenWish(other)]
  await setPrice(small, 96_000)
  await setPrice(gone, 50_000)
  await database().execute(sql`UPDATE catalog.combinations SET stock = 0 WHERE id = ${gone}`)
  await setPrice(foreign, 50_000)
  await sendPriceNews()
  expect(await mailsTo(email)).toEqual([])
  expect(await mailsTo('hoa@example.vn')).toEqual([])
})

it('puts several wishes into one message, and the next one waits for a day', async () => {
  const { who, email } = await givenWatcher()
  const wishes = [await givenWish(who), await givenWish(who), await givenWish(who)]
  await setPrice(wishes[0]!, 80_000)
  await setPrice(wishes[1]!, 70_000)
  await sendPriceNews()
  await setPrice(wishes[2]!, 60_000)
  await sendPriceNews()
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('2 món bạn thích vừa giảm giá'),
  ])
  await dayPasses(2)
  await sendPriceNews()
  expect(await mailsTo(email)).toHaveLength(2)
})

it('does not repeat a price that a daily sale brings back', async () => {
  const { who, email } = await givenWatcher()
  const id = await givenWish(who)
  for (const price of [80_000, 100_000, 80_000]) {
    await setPrice(id, price)
    await sendPriceNews()
    await dayPasses(2)
  }
  expect(await mailsTo(email)).toHaveLength(1)
})

it('counts from the prices of the day it was switched on, and ends when it is switched off', async () => {
  const email = 'mai@example.vn'
  const who = await givenMember({ email, is_verified_email: true })
  const id = await givenWish(who)
  await setPrice(id, 50_000)
  await watch(who)
  await sendPriceNews()
  expect(await mailsTo(email)).toEqual([])
  await watch(who, false)
  await setPrice(id, 10_000)
  await sendPriceNews()
  expect(await mailsTo(email)).toEqual([])
  expect((await call(wishlistApp, 'GET', '/v3/users/me/price-news', { who })).body.data).toEqual({
    is_wanted: false,
  })
})
