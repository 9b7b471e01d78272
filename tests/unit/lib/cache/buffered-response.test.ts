import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { changeBody, holdResponse, replaceBody } from '@/lib/cache/answers/buffered-response.js'

/** What a client gets of a response that `write` makes. */
async function answerOf(write: (response: ServerResponse) => void) {
  const server = createServer((request, response) => write(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

type Done = () => void

/** The forms in which a body may be written. */
const FORMS: [string, (response: ServerResponse, done: Done) => void, string][] = [
  ['end()', (response) => void response.end(), ''],
  ['end(done)', (response, done) => void response.end(done), ''],
  ['end(text)', (response) => void response.end('môi'), 'môi'],
  ['end(text, done)', (response, done) => void response.end('môi', done), 'môi'],
  ['end(text, encoding)', (response) => void response.end('é', 'latin1'), '\uFFFD'],
  ['end(text, encoding, done)', (response, done) => void response.end('môi', 'utf8', done), 'môi'],
  ['end(bytes)', (response) => void response.end(Buffer.from('môi')), 'môi'],
  ['write(text), end()', (response) => void (response.write('son '), response.end()), 'son '],
  [
    'write(text, done), end(bytes)',
    (response, done) => void (response.write('son ', done), response.end(Buffer.from('môi'))),
    'son môi',
  ],
]

const HOLDERS: [string, (response: ServerResponse) => void][] = [
  ['changeBody', (response) => changeBody(response, (chunk) => chunk)],
  [
    'holdResponse',
    (response) =>
      holdResponse(response, async (body) => {
        await Promise.resolve()
        response.end(body)
      }),
  ],
  ['replaceBody, without another body', (response) => replaceBody(response, () => null)],
]

describe.each(HOLDERS)('%s', (_, hold) => {
  it.each(FORMS)('%s is answered as it was', async (form, write, body) => {
    let isDone = false
    const answer = await answerOf((response) => {
      hold(response)
      response.writeHead(200, { 'x-form': 'kept' })
      write(response, () => (isDone = true))
    })
    expect([answer.body, answer.headers.get('x-form')]).toEqual([body, 'kept'])
    expect(isDone).toBe(form.includes('done'))
  })
})

it('changes each piece of a body before it is written', async () => {
  const { body } = await answerOf((response) => {
    changeBody(response, (chunk) => (typeof chunk === 'string' ? chunk.toUpperCase() : chunk))
    response.write('son ')
    response.end('li')
  })
  expect(body).toBe('SON LI')
})

it('sends another body with its length, whatever is written', async () => {
  const { status, headers, body } = await answerOf((response) => {
    replaceBody(response, () => () => Promise.resolve({ bytes: Buffer.from('khác'), encoding: 'identity' }))
    response.writeHead(404, { 'content-type': 'text/html' })
    response.write('son')
    response.end('môi')
  })
  expect([status, body, headers.get('content-length'), headers.get('content-type')]).toEqual([
    404,
    'khác',
    '5',
    'text/html',
  ])
})
