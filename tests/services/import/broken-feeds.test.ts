import iconv from 'iconv-lite'
import { FeedError } from '@/services/feed'
import { useDatabase } from '../database'
import { feedFile, rejectedRows, run, stored } from './feed-file'

useDatabase()

const columns = { id: 'id', name: 'name', price: 'price', text: 'description' }
let runs = 0
const source = () => `broken-${(runs += 1)}`

/** Imports rows below the header id,name,price,text; gives the report, the rejected rows and the stored products. */
async function imported(rows: string | Buffer, more: Record<string, unknown> = {}, encoding?: string) {
  const name = source()
  const content = typeof rows === 'string' ? `id,name,price,text\n${rows}` : rows
  const report = await run(feedFile(`${name}.csv`, content), {
    map: { source: name, columns, ...more },
    encoding,
  })
  return { report, rejected: rejectedRows(report), shop: await stored(name) }
}

describe('an invalid row is rejected with its line and reason, the others are imported', () => {
  it.each([
    ['a missing price', 'A,Son,,\nB,Kem,50000,\n', '2 missing_price'],
    ['a price that is not a number', 'A,Son,liên hệ,\nB,Kem,50000,\n', '2 bad_price'],
    ['a price below zero', 'A,Son,-50000,\nB,Kem,50000,\n', '2 negative_price'],
    ['a price of zero', 'A,Son,0,\nB,Kem,50000,\n', '2 zero_price'],
    ['an absurd price', 'A,Son,99999999999999,\nB,Kem,50000,\n', '2 price_too_high'],
    ['a price of a few dong', 'A,Son,12,\nB,Kem,50000,\n', '2 price_too_low'],
    ['a currency without a rate', 'A,Son,12.50 CHF,\nB,Kem,50000,\n', '2 no_rate'],
    ['a missing id', ',Son,50000,\nB,Kem,50000,\n', '2 missing_id'],
    ['an id of 201 characters', `${'x'.repeat(201)},Son,50000,\nB,Kem,50000,\n`, '2 id_too_long'],
    ['a missing name', 'A,"  ",50000,\nB,Kem,50000,\n', '2 missing_name'],
    ['a name of 1 MB', `A,${'x'.repeat(1_000_000)},50000,\nB,Kem,50000,\n`, '2 field_too_large'],
    ['a duplicate id', 'B,Kem,50000,\nB,Khác,60000,\n', '3 duplicate_id'],
    ['too few columns', 'A,Son\nB,Kem,50000,\n', '2 too_few_columns'],
    ['too many columns', 'A,Son,rẻ,50000,x,y\nB,Kem,50000,\n', '2 too_many_columns'],
    ['a quote that never closes', 'A,"Son,50000,\nB,Kem,50000,\n', '2 unclosed_quote'],
    ['a missing quote before a quoted field', 'A,"Son,50000,\nB,"Kem",50000,\n', '2 unclosed_quote'],
    ['a file that ends inside quotes', 'B,Kem,50000,\nA,Son,50000,"cắt', '3 cut_off'],
  ])('%s', async (_, rows, rejection) => {
    const { report, rejected, shop } = await imported(rows)
    expect(rejected).toEqual([rejection])
    expect(Object.keys(shop)).toEqual(['B'])
    expect(shop.B).toMatchObject({ name: 'Kem', combinations: [{ price: 50_000 }] })
    expect(report.problem === null).toBe(!rejection.endsWith('cut_off'))
  })

  it('a wrongly mapped column does not stop the run: every row is rejected', async () => {
    const { report } = await imported('1,A,b,c\n2,B,c,d\n', {})
    expect(report).toMatchObject({ read: 2, created: 0, rejected: { bad_price: 2 } })
  })
})

describe('text', () => {
  it('is cleaned of HTML, scripts, control characters and wrong composition', async () => {
    const { shop } = await imported(
      `A,"<b>Kem</b> D\u0000ưỡng\u200b &amp; L&#39;Oréal ${'é'.normalize('NFD')}",50000,"<p style=""x"">a<script>alert(1)</script><a href=""javascript:x"">b</a></p>"\n`,
    )
    expect(shop.A).toMatchObject({ name: "Kem Dưỡng & L'Oréal é", description: '<p>ab</p>' })
  })

  it('of 1 MB is cut, with a note', async () => {
    const { report, shop } = await imported(`A,Kem,50000,"${'dài '.repeat(250_000)}"\nB,Son,50000,\n`)
    expect(report).toMatchObject({ created: 2, notes: { text_cut: 1 } })
    expect(shop.A?.description.length).toBeLessThan(21_000)
  })

  it('keeps quotes, line breaks and delimiters inside quotes', async () => {
    const { shop } = await imported('A,"Son ""Lì"", đỏ",50000,"một\r\nhai"\r\nB,5" cọ,50000,\r\n')
    expect(shop.A).toMatchObject({ name: 'Son "Lì", đỏ', description: '<p>một<br />hai</p>' })
    expect(shop.B?.name).toBe('5" cọ')
  })
})

describe('encodings', () => {
  const text = 'id,name,price,text\nA,Sữa rửa mặt Dưỡng ẩm Đặc biệt,50000,Lợi ích của rau má\n'
  it.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 little-endian', iconv.encode(text, 'utf-16le', { addBOM: true })],
    ['UTF-16 big-endian', iconv.encode(text, 'utf-16be', { addBOM: true })],
    ['Windows-1258', iconv.encode(toWindows1258(text), 'windows-1258')],
    [
      'UTF-8 read as Windows-1252 and stored again',
      Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(text))),
    ],
  ])('%s is detected', async (_, content) => {
    const { shop } = await imported(content)
    expect(shop.A?.name).toBe('Sữa rửa mặt Dưỡng ẩm Đặc biệt')
  })

  it('Western text in Windows-1252 is detected', async () => {
    const { shop } = await imported(
      iconv.encode('id,name,price,text\nA,Crème Éclat – Lancôme™,50000,\n', 'windows-1252'),
    )
    expect(shop.A?.name).toBe('Crème Éclat – Lancôme™')
  })

  it('rows are rejected when the given encoding is wrong', async () => {
    const { rejected } = await imported(iconv.encode(toWindows1258(text), 'windows-1258'), {}, 'utf-8')
    expect(rejected).toEqual(['2 bad_encoding'])
  })
})

describe('a feed that cannot be imported is refused before anything is written', () => {
  const map = { columns }
  it.each([
    ['no such file', () => run('/nowhere/feed.csv', { map }), /no such file/],
    ['a folder', () => run('tests', { map }), /is a folder/],
    ['an empty file', () => run(feedFile('empty.csv', ''), { map }), /is empty/],
    [
      'a mapped column that is missing',
      () => run(feedFile('m.csv', 'id,name,cost,text\nA,b,1,c\n'), { map }),
      /no column "price"/,
    ],
    [
      'nothing mapped to the price',
      () => run(feedFile('p.csv', 'id,name\nA,b\n'), { map: { columns: { id: 'id', name: 'name' } } }),
      /nothing is mapped to price/,
    ],
    ['an unknown format', () => run(feedFile('u.csv', 'foo,bar\n1,2\n')), /cannot detect/],
    [
      'an Excel workbook',
      () => run(feedFile('x.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])), { map }),
      /Excel/,
    ],
    ['JSON', () => run(feedFile('x.json', '[{"id":1}]'), { map }), /JSON/],
    [
      'other XML',
      () => run(feedFile('x.xml', '<?xml version="1.0"?><catalog><p/></catalog>')),
      /neither RSS nor Atom/,
    ],
    [
      'an unknown encoding',
      () => run(feedFile('e.csv', 'id\n'), { map, encoding: 'klingon' }),
      /unknown encoding/,
    ],
    [
      'a mapping to an unknown field',
      () => run(feedFile('f.csv', 'id\n'), { map: { columns: { id: 'identity' } } }),
      /column → field/,
    ],
    [
      'a misspelt part of the mapping',
      () => run(feedFile('p.csv', 'id,title,price,link\n'), { map: { currencies: 'USD' } }),
      /unknown parts: currencies/,
    ],
  ])('%s', async (_, attempt, message) => {
    const failure = attempt()
    await expect(failure).rejects.toThrow(message)
    await expect(failure).rejects.toBeInstanceOf(FeedError)
  })

  it('a feed with only a header has no rows', async () => {
    expect((await imported('')).report).toMatchObject({ read: 0, created: 0, rejected: {} })
  })
})

it('a truncated XML feed imports its complete items and is reported as incomplete', async () => {
  const item = (id: string) => `<item><id>${id}</id><title>Son</title><price>50000</price></item>`
  const report = await run(
    feedFile('cut.xml', `<rss><channel>${item('A')}${item('B')}<item><id>C</id><title>Kem`),
    { source: 'cut-xml' },
  )
  expect(report).toMatchObject({ created: 2, rejected: { cut_off: 1 } })
  expect(report.problem).toMatch(/middle of an item/)
})

/** Vietnamese as Windows-1258 stores it: the vowel whole, its tone after it. */
function toWindows1258(text: string): string {
  return text
    .normalize('NFD')
    .replace(
      /([aeo])\u0323?\u0302/gi,
      (part, vowel: string) =>
        (vowel + '\u0302').normalize('NFC') + (part.includes('\u0323') ? '\u0323' : ''),
    )
    .replace(
      /([ao])(\u0323?)([\u0306\u031b])/gi,
      (_, vowel: string, dot: string, mark: string) => (vowel + mark).normalize('NFC') + dot,
    )
    .replace(
      /(u)(\u0323?)\u031b/gi,
      (_, vowel: string, dot: string) => (vowel + '\u031b').normalize('NFC') + dot,
    )
}
