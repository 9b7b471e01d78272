import { main } from '@/scripts/support/main'
import { useDatabase } from '../database'
import { inProcess } from '../program'
import { forgetAll, mails, reply, send, threadOf, useMedia } from './given-contact'

useDatabase()
useMedia()
beforeEach(forgetAll)

const program = (...words: string[]) => inProcess(main, ...words, '--by', 'lan')

it('lists what waits, answers it by mail and in the conversation, and closes it', async () => {
  const { reference, token } = (await send()).body.data
  expect((await program('list')).out).toMatch(new RegExp(`^${reference}  open  account  answer by`))
  const { code, out } = await program('reply', reference, 'Shop đã cộng điểm cho bạn.', '--close')
  expect(code).toBe(0)
  expect(out).toContain('reply by staff:lan')
  expect(out).toContain('close by staff:lan')
  const answer = (await mails()).find(({ template }) => template === 'contact-answered')
  expect(answer).toMatchObject({ recipient: 'lan@example.vn' })
  expect(answer?.text).toContain('Shop đã cộng điểm cho bạn.')
  expect((await threadOf(token)).body.data).toMatchObject({
    state: 'closed',
    answer_by: null,
    messages: [{ author: 'shopper' }, { author: 'shop', text: 'Shop đã cộng điểm cho bạn.' }],
  })
  expect((await program('list')).out).toContain('No conversation is waiting.')
  await reply(token)
  expect((await threadOf(token)).body.data.state).toBe('open')
  expect((await program('list')).out).toContain(reference)
})

it('notes in the audit who read a conversation', async () => {
  const { reference } = (await send()).body.data
  expect((await program('show', reference.toLowerCase())).out).toContain('show by staff:lan')
})

it('refuses wrong words, and knows no other conversation', async () => {
  expect((await program('reply', 'LH22222222')).code).toBe(2)
  expect((await program('list', '--state', 'x')).code).toBe(2)
  expect((await program('show', 'LH22222222')).code).toBe(1)
  expect((await program('close', 'LH22222222')).code).toBe(1)
})
