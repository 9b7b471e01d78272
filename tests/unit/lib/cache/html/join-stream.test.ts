import { joinStream } from '@/lib/cache/html/join-stream.js'

const script = (text: string) => `<script>${text}</script>`
const piece = (text: string) =>
  script(`self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`)

/** What the scripts of a page give to the router, piece after piece. */
function streamOf(html: string): unknown[][] {
  const self = { __next_f: [] as unknown[][] }
  for (const [, text = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) new Function('self', text)(self)
  return self.__next_f
}

it('puts the pieces of the data stream into one script and leaves all others', () => {
  const pieces = ['0:{"a":"<b>"}\n', '1:T5,"])</', 'script><script>self.__next_f.push([1,"\n', '2:"Nàng"\n']
  const html =
    '<p>x</p>' +
    script('(self.__next_f=self.__next_f||[]).push([0])') +
    pieces.map(piece).join('') +
    script('self.__next_f.push([3,"AAAA"])') +
    piece('4:null\n')
  const joined = joinStream(html)
  expect(joined.match(/<script>/g)).toHaveLength(4)
  expect(streamOf(joined)).toEqual([[0], [1, pieces.join('')], [3, 'AAAA'], [1, '4:null\n']])
})
