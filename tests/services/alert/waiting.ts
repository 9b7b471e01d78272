import { alert as alertModule } from '@/services/alert/module'
import { sql } from 'drizzle-orm'
import { alertApp } from '@/services/alert/app'
import { combinationIds } from '@/services/catalog'
import { database } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { call, type givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'

type Member = Awaited<ReturnType<typeof givenMember>>

let count = 0

/** Imports a product with one combination and this stock; the same name imports the same product again. */
export async function givenGoods(stock = 0, name = `Kem chống nắng ${++count}`) {
  const [product] = await givenProducts({ name, combinations: [combination({ stock })] })
  const ids = await combinationIds(database(), [product!])
  return { product_id: product!, combination_id: String(ids.get(`${product}/one`)) }
}

export const ask = (json: object, who?: Member) =>
  call(alertApp, 'POST', '/v3/product-availability-alert', { who, json })

export const restock = ({ combination_id }: { combination_id: string }, stock: number) =>
  database().execute(
    sql`UPDATE catalog.combinations SET stock = ${stock} WHERE id = ${Number(combination_id)}`,
  )

/** Queued mails of these templates. */
export async function mails(
  template: string,
): Promise<{ recipient: string; subject: string; text: string }[]> {
  const { rows } = await database().execute<{ recipient: string; subject: string; text: string }>(
    sql`SELECT recipient, subject, text FROM message.messages WHERE template = ${template} ORDER BY recipient`,
  )
  return rows
}

/** Recipients of these mails. */
export const recipients = async (template: string) =>
  (await mails(template)).map(({ recipient }) => recipient)

/** Runs the queued jobs of this module; mails stay queued for inspection. */
export const runAlerts = () => runDueJobs(alertModule.jobs)

export async function forgetEverything(): Promise<void> {
  for (const table of [
    'alert.availability_alerts',
    'alert.sale_reminders',
    'message.messages',
    'shop.rate_limits',
  ])
    await database().execute(sql.raw(`DELETE FROM ${table}`))
  await database().execute(sql`TRUNCATE graphile_worker._private_jobs`)
}
