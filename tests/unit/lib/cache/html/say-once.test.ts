import { SAID, sayOnce } from '@/lib/cache/html/say-once.js'

/** As Next.js writes a piece of its data stream. */
const piece = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)})</script>`
const row = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`

const DATA = '{"@type":"Product","name":"Kem dưỡng \\u003cmới> & \\"nhẹ\\""}'
const FOOTER = "<div class='container-page'><p>Nàng — chăm da & trang điểm</p></div>"
const page = (...rows: string[]) =>
  `<body><script type="application/ld+json">${DATA}</script><footer class="footer">${FOOTER}</footer>${piece(rows.join(''))}</body>`

it('takes structured data and the footer out of the data stream, and nothing else', () => {
  const others = ['0:{"a":"<b>"}\n', '2:T3,Kem', '5:null\n'] as const
  const html = page(others[0], row('1a', DATA), others[1], row('3b', FOOTER), others[2])
  expect(sayOnce(html)).toBe(page(others[0], row('1a', SAID), others[1], row('3b', SAID), others[2]))
})

it('leaves a stream that says something else, or says it in another way', () => {
  const html = page(row('1a', `${DATA} `), '2:{"html":"x"}\n')
  expect(sayOnce(html)).toBe(html)
})

it('writes a text as it is, whatever signs of a pattern are in it', () => {
  const text = '{"price":"$& $1"}'
  const html = (said: string) =>
    `<script type="application/ld+json">${text}</script>${piece(row('1a', said))}`
  expect(sayOnce(html(text))).toBe(html(SAID))
})
