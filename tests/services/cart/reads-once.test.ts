import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { ask, bagOf, type Caller, givenVoucher, goodsOf, put } from './shop'

useDatabase()

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || !('text' in query)) return ''
  return String(query.text)
}

/** Runs a call and counts by what they read the statements it made. */
async function counted(call: () => Promise<{ status: number; data: unknown }>) {
  const spy = jest.spyOn(Client.prototype, 'query')
  try {
    const { status, data } = await call()
    const statements = spy.mock.calls.map(([query]: unknown[]) => textOf(query))
    const reads = (pattern: RegExp) => statements.filter((text) => pattern.test(text)).length
    return {
      status,
      data,
      goods: reads(/^select .* from "catalog"."combinations".*unnest/s),
      packs: reads(/^select .* from "catalog"."pack_items"/s),
      toggles: reads(/^select .* from "account"."feature_toggles"/s),
    }
  } finally {
    spy.mockRestore()
  }
}

async function givenGoods() {
  const key = randomUUID()
  const [product = 0] = await givenProducts({
    external_id: key,
    combinations: [combination({ sku: key, stock: 50 })],
  })
  return goodsOf(product)
}

describe('a change of the bag', () => {
  const changes: [string, (who: Caller, line: string) => Promise<{ status: number; data: unknown }>][] = [
    ['adding goods', async (who) => ask(who, 'POST', '/carts/me/lines', await givenGoods())],
    ['a quantity', (who, line) => ask(who, 'PUT', `/carts/me/lines/${line}`, { quantity: 3 })],
    [
      'saving for later',
      (who, line) => ask(who, 'PUT', `/carts/me/lines/${line}`, { is_saved_for_later: true }),
    ],
    ['removing a line', (who, line) => ask(who, 'DELETE', `/carts/me/lines/${line}`)],
    ['a code', async (who) => ask(who, 'POST', '/carts/me/vouchers', { code: (await givenVoucher()).code })],
    ['a choice at checkout', (who) => ask(who, 'PUT', '/carts/me/checkout', { note: 'Gọi trước' })],
  ]

  it.each(changes)(
    'reads catalogue and shopper once and answers with the bag as it is after it: %s',
    async (_, change) => {
      const who = await givenMember()
      await put(who, { ...(await givenGoods()), quantity: 2 })
      const { line_id } = await put(who, await givenGoods())
      const { status, data, ...reads } = await counted(() => change(who, line_id))
      expect({ status, ...reads }).toEqual({ status: 200, goods: 1, packs: 1, toggles: 1 })
      const { bag } = data as { bag?: unknown }
      expect(bag ?? data).toEqual(await bagOf(who))
    },
  )
})
