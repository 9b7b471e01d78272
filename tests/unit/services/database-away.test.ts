import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { serviceApp } from '@/services/http'

const failing = (error: Error) =>
  serviceApp()
    .get('/', () => {
      throw error
    })
    .request('/')

const wrapped = (cause: Error) => new DrizzleQueryError('SELECT 1', [], cause)
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
const shutDown = Object.assign(new DatabaseError('terminating connection', 0, 'error'), { code: '57P01' })

test.each([
  ['no server answers at its address', refused],
  ['it is being stopped', wrapped(shutDown)],
  ['a connection breaks', wrapped(new Error('Connection terminated unexpectedly'))],
  ['no connection is free', new Error('timeout exceeded when trying to connect')],
])('answers 503 with Retry-After when %s', async (_, error) => {
  const answer = await failing(error)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ success: false, code: 'SERVICE_UNAVAILABLE' })
})

test('answers 500 for other errors', async () => {
  const answer = await failing(wrapped(Object.assign(new DatabaseError('x', 0, 'error'), { code: '23505' })))
  expect(answer.status).toBe(500)
})
