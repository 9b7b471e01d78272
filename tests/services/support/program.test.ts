import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { UPLOAD_BYTES } from '@/domain/upload'
import { main } from '@/scripts/support/main'
import { mediaApp } from '@/services/media/app'
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

it('attaches pictures and documents, which the conversation shows and the mail links', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'attached-'))
  const file = (name: string, bytes: Uint8Array | string) => {
    const to = path.join(folder, name)
    writeFileSync(to, bytes)
    return to
  }
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Artist: 'staff' } })
    .jpeg()
    .toBuffer()
  const attached = [file('a.jpg', picture), file('b.pdf', '%PDF-1.4\n1 0 obj\nendobj\ntrailer\n%%EOF\n')]
  const { reference, token } = (await send()).body.data
  const reply = (...files: string[]) =>
    program('reply', reference, 'Shop gửi bạn.', ...files.flatMap((each) => ['--attach', each]))
  expect((await reply(...attached)).code).toBe(0)

  const [, answer] = (await threadOf(token)).body.data.messages
  expect(answer).toMatchObject({
    images: [expect.stringMatching(/\.jpg$/)],
    documents: [expect.stringMatching(/\.pdf$/)],
  })
  const text = (await mails()).find(({ template }) => template === 'contact-answered')?.text
  for (const url of [...answer.images, ...answer.documents]) expect(text).toContain(url)
  const shown = await mediaApp.request(answer.images[0])
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined()
  const document = await mediaApp.request(answer.documents[0])
  expect(Object.fromEntries(document.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'cache-control': 'private, no-store',
  })

  expect((await reply(file('c.jpg', 'no picture'))).code).toBe(1)
  expect((await reply(file('d.pdf', '%PDF-1.4 cut off'))).code).toBe(1)
  expect((await reply(file('e.jpg', new Uint8Array(UPLOAD_BYTES + 1)))).code).toBe(1)
  expect((await reply(path.join(folder, 'none.jpg'))).code).toBe(1)
  expect((await reply(...Array<string>(6).fill(attached[0] ?? ''))).code).toBe(2)
  expect((await threadOf(token)).body.data.messages).toHaveLength(2)
  rmSync(folder, { recursive: true })
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
