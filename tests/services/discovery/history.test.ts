import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { database, transaction } from '@/services/database'
import { history_keywords, search_clicks } from '@/services/discovery/schema'
import { deleteOldSearches } from '@/services/discovery/retention'
import { discoveryPersonalData } from '@/services/discovery/personal-data'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { ask, search } from './discovery-calls'

useDatabase()

const newMember = () => givenMember({ email: `${randomUUID()}@example.vn` })
type Member = Awaited<ReturnType<typeof newMember>>

const recent = async (who: Member): Promise<{ _id: string; keyword: string }[]> =>
  (await ask('GET', '/search-history-keywords', who)).body.data
const keywords = async (who: Member) => (await recent(who)).map(({ keyword }) => keyword)

describe('recent searches', () => {
  it('are the five newest of a member, without duplicates, in their latest spelling (SRC-06)', async () => {
    const who = await newMember()
    for (const keyword of ['son', 'Sữa rửa mặt', 'toner', 'nước hoa', 'serum', 'mascara', 'SUA RUA MAT'])
      expect((await search(who, keyword)).status).toBe(200)
    expect(await keywords(who)).toEqual(['SUA RUA MAT', 'mascara', 'serum', 'nước hoa', 'toner'])
  })

  it('keep one entry for concurrent equal searches', async () => {
    const who = await newMember()
    await Promise.all([search(who, 'Kem chống nắng'), search(who, 'kem chong nang')])
    expect(await keywords(who)).toHaveLength(1)
  })

  it('include keywords of chosen results (SRC-10)', async () => {
    const who = await newMember()
    await ask('POST', '/search-history-clicks', who, {
      entity_id: '12',
      entity_type: 'brand',
      keyword: 'klairs',
    })
    expect(await keywords(who)).toEqual(['klairs'])
    const clicks = await database().select().from(search_clicks).where(eq(search_clicks.user_id, who.id))
    expect(clicks).toMatchObject([{ keyword: 'klairs', entity_type: 'brand', entity_id: '12' }])
  })

  it('can be deleted one by one, and all together (SRC-07 to SRC-09)', async () => {
    const who = await newMember()
    for (const keyword of ['son', 'toner', 'serum']) await search(who, keyword)
    const [, toner] = await recent(who)
    expect((await ask('DELETE', `/search-history-keywords/${toner!._id}`, who)).status).toBe(200)
    expect(await keywords(who)).toEqual(['serum', 'son'])
    const cleared = await ask('DELETE', '/search-history-keywords-clear', who)
    expect(cleared.body.data).toEqual({ total: 2 })
    expect(await keywords(who)).toEqual([])
  })

  it('cannot be read or deleted by other members', async () => {
    const [owner, other] = [await newMember(), await newMember()]
    await search(owner, 'serum')
    const [serum] = await recent(owner)
    expect(await keywords(other)).toEqual([])
    const refused = await ask('DELETE', `/search-history-keywords/${serum!._id}`, other)
    expect(refused).toMatchObject({ status: 404, body: { success: false, code: 'NOT_FOUND' } })
    await ask('DELETE', '/search-history-keywords-clear', other)
    expect(await keywords(owner)).toEqual(['serum'])
  })

  it.each(['1', 'abc', randomUUID(), `${randomUUID()}x`, '%00'])('has none with the id %s', async (id) => {
    const answer = await ask('DELETE', `/search-history-keywords/${id}`, await newMember())
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it.each([
    ['GET', '/search-history-keywords'],
    ['DELETE', `/search-history-keywords/${randomUUID()}`],
    ['DELETE', '/search-history-keywords-clear'],
  ])('need a login: %s %s (PRM-02)', async (method, path) => {
    expect(await ask(method, path)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })

  it("are in the export of a member's data, and deleted with the account", async () => {
    const who = await newMember()
    await search(who, 'serum')
    await ask('POST', '/search-history-clicks', who, {
      entity_id: 7,
      entity_type: 'product',
      keyword: 'son lì',
    })
    expect(await discoveryPersonalData.copyOf(database(), who.id)).toMatchObject({
      keywords: [{ keyword: 'son lì' }, { keyword: 'serum' }],
      clicks: [{ keyword: 'son lì', entity_type: 'product', entity_id: '7' }],
    })
    await transaction((tx) => discoveryPersonalData.erase(tx, who.id))
    expect(await keywords(who)).toEqual([])
    expect(await database().select().from(search_clicks).where(eq(search_clicks.user_id, who.id))).toEqual([])
  })

  it('are deleted after a year', async () => {
    const who = await newMember()
    await search(who, 'nước hoa')
    await search(who, 'serum')
    await database()
      .update(history_keywords)
      .set({ searched_at: sql`now() - interval '13 months'` })
      .where(eq(history_keywords.plain, 'nuoc hoa'))
    await deleteOldSearches(database())
    expect(await keywords(who)).toEqual(['serum'])
  })
})

describe('a reported search', () => {
  it.each([
    ['nothing', undefined],
    ['no object', 'serum'],
    ['a list', []],
    ['no keyword', { entity_type: 'keyword' }],
    ['an empty keyword', { entity_type: 'keyword', keyword: ' \u200b ' }],
    ['no kind', { keyword: 'serum' }],
    ['an unknown kind', { entity_type: 'order', entity_id: '1', keyword: 'serum' }],
    ['a product without a number', { entity_type: 'product', keyword: 'serum' }],
    ['a product of no number', { entity_type: 'product', entity_id: "1'--", keyword: 'serum' }],
    ['has_results that is neither', { entity_type: 'keyword', keyword: 'serum', has_results: 'perhaps' }],
  ])('is refused: %s', async (_what, json) => {
    const answer = await ask('POST', '/search-history-clicks', {}, json)
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'BAD_REQUEST' } })
  })

  it('is cleaned and cut to what can be stored', async () => {
    const who = await newMember()
    expect((await search(who, 'x'.repeat(300))).status).toBe(200)
    expect((await search(who, 'a\u0000b \ud800 c')).status).toBe(200)
    expect(await keywords(who)).toEqual(['a b c', 'x'.repeat(200)])
  })
})
