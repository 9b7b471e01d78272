import { http } from 'msw'
import { readAnswer, showAnswer } from '@/lib/client/answers/answer-store'
import { api } from '@/lib/client/api'
import { gamePointsAddress, historyAddress } from '@/lib/client/games/history'
import { afterSignIn, afterSignOut } from '@/lib/client/member/change-member'
import { squad, university } from '../games/play'
import { member, signIn, success, useNetwork } from '../as-member'

/** What the tab knows of a member is forgotten when another person signs in, and at sign-out (AUT-15). */

const window = { skip: '0', limit: '20' }
const OWN: readonly [what: string, address: string][] = [
  ['the history of points', api.loyalty.points.history.$path({ query: window })],
  ['the history of a newer game', historyAddress(university, window)],
  ['the history of an older game', historyAddress(squad, window)],
  ['the points of a game', gamePointsAddress(squad)],
  [
    'the place on a leaderboard',
    api.public.campaigns[':id'].leaderboard.$path({ param: { id: '3' }, query: { kind: 'spender' } }),
  ],
  ['the vote', api.public.campaigns[':id'].votes.$path({ param: { id: '3' }, query: { section: 'a' } })],
  ['the authenticity checks', api.catalog.v3.authenticity.checks.$path({ query: window })],
  [
    'the tokens of a campaign',
    api.public.user.me['campaign-token'].history.$path({ query: { filter: '{}', ...window } }),
  ],
]

useNetwork(http.get('*/api/cart/carts/me', () => success(null)))
beforeEach(() => signIn())

const known = () => OWN.filter(([, address]) => readAnswer(address).data !== undefined).map(([what]) => what)
const know = () => OWN.forEach(([, address]) => showAnswer(address, { of: 'the first member' }))

it('forgets all of a member at sign-out', async () => {
  know()
  await afterSignOut()
  expect(known()).toEqual([])
})

it('forgets all of a member when another signs in', () => {
  know()
  afterSignIn({ ...member, id: 8 })
  expect(known()).toEqual([])
})
