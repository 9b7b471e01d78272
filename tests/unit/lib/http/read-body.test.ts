import { NextRequest } from 'next/server'
import { POST as revalidate } from '@/app/api/revalidate/route'
import { BrokenOff, readBody, readBodyText } from '@/lib/http/read-body'
import { readSmallForm } from '@/lib/http/small-form'

/** A request whose body comes in these parts and then goes on, ends or breaks off; `read` counts what was taken of it. */
function given(parts: readonly string[], end: 'ends' | 'breaks') {
  const read = { parts: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = parts[read.parts]
        if (part !== undefined) controller.enqueue(new TextEncoder().encode(part))
        else if (end === 'breaks') controller.error(new Error('aborted'))
        else controller.close()
        read.parts++
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return {
    read,
    request: new NextRequest('http://shop.test/', { method: 'POST', body, headers, duplex: 'half' }),
  }
}

it('reads a body as it came, up to its limit', async () => {
  expect(await readBodyText(given(['son ', 'lì'], 'ends').request, 8)).toBe('son lì')
  expect(await readBody(new Request('http://shop.test/'), 8)).toEqual(new Uint8Array())
})

it('reads no more of a body that is too long', async () => {
  const { request, read } = given(['12345', '6789', '0', '1', '2'], 'ends')
  expect(await readBody(request, 8)).toBeNull()
  expect(read.parts).toBe(2)
})

it('distinguishes a body that breaks off from one that ends', async () => {
  await expect(readBody(given(['a=1'], 'breaks').request, 8)).rejects.toThrow(BrokenOff)
  expect(await readSmallForm(given(['a=1'], 'breaks').request)).toBeNull()
  expect((await readSmallForm(given(['a=1'], 'ends').request))?.get('a')).toBe('1')
})

it('keeps a message without signature from filling the memory', async () => {
  const { request, read } = given(Array<string>(100).fill('x'.repeat(65_536)), 'ends')
  expect((await revalidate(request)).status).toBe(413)
  expect(read.parts).toBeLessThan(12)
})
