import { render, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { MemberEntry } from '@/components/account/session/member-entry'
import { loadBagMark } from '@/lib/client/bag/bag-mark'
import { bagHint, noteBag } from '@/lib/client/bag/bag-hint'
import { noteMember } from '@/lib/client/member/known-member'
import { useMember } from '@/lib/client/member/member'
import { sampleBag } from '../bag/sample-bag'
import { member, signIn, success, useNetwork, withMember } from '../as-member'

const asked: string[] = []
const network = useNetwork(http.get('*/api/cart/carts/me', () => success(sampleBag())))

beforeAll(async () => {
  network.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
  await signIn()
})
beforeEach(() => {
  noteMember(undefined)
  asked.length = 0
})

const texts = { signIn: 'Đăng nhập', account: 'Tài khoản' }

function Name() {
  return <p>{useMember().user?.name}</p>
}

it('asks once for the member, for the entry and for the page', async () => {
  const entry = render(<MemberEntry place="header" texts={texts} />)
  render(withMember(<Name />))
  expect(await screen.findByText(member.name)).toBeInTheDocument()
  await waitFor(() => expect(entry.container).toHaveTextContent('An'))
  expect(asked).toEqual(['/api/account/user/me'])
})

it('forgets the member with a sign-out, also one who is just being asked for', async () => {
  const entry = render(<MemberEntry place="header" texts={texts} />)
  noteMember(undefined)
  await waitFor(() => expect(asked).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(entry.container).toHaveTextContent('Tài khoản')
})

it("hands the bag of the header's mark over to the bag's own code", async () => {
  noteBag(0)
  await loadBagMark()
  expect(bagHint()).toBe(sampleBag().pieces)
  const { bagSettled } = await import('@/lib/client/bag/bag')
  await waitFor(async () => expect(await bagSettled()).toEqual(sampleBag()))
  expect(asked).toEqual(['/api/cart/carts/me'])
})
