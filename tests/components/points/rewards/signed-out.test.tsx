import { readAnswer, showAnswer } from '@/lib/client/answers/answer-store'
import { api } from '@/lib/client/api'
import { afterSignOut } from '@/lib/client/member/change-member'
import { useNetwork, signIn, failure } from '../../as-member'
import { http } from 'msw'

useNetwork(http.get('*/api/cart/carts/me', () => failure(500, 'INTERNAL_ERROR')))

it('forgets a member’s points and rewards on signing out, and keeps what is the same for everyone', async () => {
  await signIn()
  const own = [
    api.loyalty.points.$path(),
    api.loyalty.points.history.$path({ query: { skip: '0', limit: '20' } }),
    api.loyalty.me.referrals.$path(),
    api.public.rewards.$path({ query: {} }),
    api.public.user[':id'].rewards.$path({ param: { id: 'me' }, query: {} }),
  ]
  const provinces = api.account.regions.provinces.$path()
  for (const key of [...own, provinces]) showAnswer(key, { of: key })
  await signIn(null)
  await afterSignOut()
  expect(own.map((key) => readAnswer(key).data)).toEqual(own.map(() => undefined))
  expect(readAnswer(provinces).data).toEqual({ of: provinces })
})
