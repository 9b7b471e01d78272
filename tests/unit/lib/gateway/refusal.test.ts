import { ERROR_STATUS } from '@/domain/error-codes'
import { describeRefusal, refusalText } from '@/lib/gateway/refusal'
import sentences from '@/messages/refusals.json'

const FOR_LOGS = 'a sentence for logs'
const described = (status: number, failure: object, call = {}) => {
  const { body, isSessionLost } = describeRefusal(call, status, JSON.stringify(failure))
  return { failure: JSON.parse(body) as unknown, isSessionLost }
}

it('has a sentence for every code, and none for a code that no service knows', () => {
  expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(ERROR_STATUS).toSorted())
})

it.each(Object.entries(sentences))('%s: a whole sentence in Vietnamese', (_, sentence) => {
  expect(sentence).toMatch(/^\p{Lu}.*[^\x20-\x7e].*\.$/u)
  expect(sentence).not.toMatch(/\b[A-Z]{2,}_|\{|\}/)
})

it('adds the sentence of a code and keeps what the service said', () => {
  expect(
    described(409, { success: false, code: 'BAG_FULL', message: FOR_LOGS, details: { limit: 3 } }),
  ).toEqual({
    failure: {
      success: false,
      code: 'BAG_FULL',
      message: FOR_LOGS,
      details: { limit: 3 },
      text: sentences.BAG_FULL,
    },
    isSessionLost: false,
  })
})

it('prefers what the service says in Vietnamese', () => {
  expect(refusalText('INVALID_FILE', 'Ảnh phải là JPG hoặc PNG.')).toBe('Ảnh phải là JPG hoặc PNG.')
})

it('does not take a typographic mark in a message for logs for Vietnamese', () => {
  expect(refusalText('OWN_REVIEW', 'the review is the member’s own')).toBe(sentences.OWN_REVIEW)
})

it.each(['FOREIGN', 'toString', undefined, 7])('has no sentence for the code %s', (code) => {
  expect(refusalText(code, FOR_LOGS)).toBeUndefined()
})

describe('a 401', () => {
  const wrong = { success: false, code: 'INVALID_TOKEN', message: FOR_LOGS }

  it('means a lost session, whatever its code', () => {
    expect(described(401, wrong)).toMatchObject({ failure: { code: 'UNAUTHENTICATED' }, isSessionLost: true })
  })

  it('without JSON means a lost session too', () => {
    const { body, isSessionLost } = describeRefusal({}, 401, '<h1>401</h1>')
    expect(isSessionLost).toBe(true)
    expect(JSON.parse(body)).toMatchObject({ code: 'UNAUTHENTICATED', text: sentences.UNAUTHENTICATED })
  })

  it('of a call with its own meaning stays as it is (DEC-13)', () => {
    expect(described(401, wrong, { hasOwn401: true })).toMatchObject({
      failure: { code: 'INVALID_TOKEN' },
      isSessionLost: false,
    })
  })

  it('of a call with its own meaning can still mean a lost session', () => {
    const lost = { success: false, code: 'UNAUTHENTICATED', message: FOR_LOGS }
    expect(described(401, lost, { hasOwn401: true }).isSessionLost).toBe(true)
  })
})

it.each(['', '<h1>Bad gateway</h1>', '[]', '"x"', 'null'])('leaves a body of %j as it is', (body) => {
  expect(describeRefusal({}, 502, body)).toEqual({ body, isSessionLost: false })
})
