import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { pino } from 'pino'
import { redactSqlError, SqlError, sqlStateOf } from '@/services/redact-sql-error'

const EMAIL = 'lan@example.com'

function refusal(): DatabaseError {
  const error = new DatabaseError(`duplicate key: (${EMAIL}) exists`, 1, 'error')
  return Object.assign(error, {
    code: '23505',
    schema: 'account',
    table: 'users',
    constraint: 'users_email_key',
    detail: `Key (email)=(${EMAIL}) already exists.`,
  })
}

const failed = () => new DrizzleQueryError('INSERT INTO account.users VALUES ($1)', [EMAIL], refusal())

/** An error as text, with everything that a log line would contain. */
const logged = (error: unknown) => JSON.stringify(pino.stdSerializers.err(error as Error))

it.each([
  ['of drizzle', failed()],
  ['of the driver', refusal()],
  ['as a cause', new Error('the order failed', { cause: failed() })],
  ['as a cause of a cause', new Error('outer', { cause: new Error('inner', { cause: refusal() }) })],
])('keeps constraint and stack of a failed statement %s, never a value', (_, error) => {
  const line = logged(redactSqlError(error))
  expect(line).not.toContain(EMAIL)
  expect(line).toContain('23505 users_email_key')
  expect(line).toContain('redact-sql-error.test.ts')
})

it('keeps statement text and table', () => {
  expect(redactSqlError(failed())).toMatchObject({
    message: 'a statement failed: 23505 users_email_key',
    code: '23505',
    constraint: 'users_email_key',
    table: 'account.users',
    query: 'INSERT INTO account.users VALUES ($1)',
  })
})

it('does not change other errors', () => {
  const error = new Error('out of order', { cause: new Error('a cause') })
  expect(redactSqlError(error)).toBe(error)
  expect(redactSqlError('a text')).toBe('a text')
})

it('keeps the SQLSTATE, so that a deadlock is retried', () => {
  expect(sqlStateOf(failed())).toBe('23505')
  expect(sqlStateOf(redactSqlError(failed()))).toBe('23505')
  expect(sqlStateOf(new SqlError({}, 'timeout'))).toBeUndefined()
  expect(sqlStateOf(new Error('no statement'))).toBeUndefined()
})
