import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { OverlayDeclaration } from '@/components/overlays/declaration'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { OverlaySlot } from '@/components/overlays/overlay-slot'
import { closeOverlaysAbove, getOverlays, openOverlay } from '@/components/overlays/store'
import { dismissToast } from '@/components/toasts/toast'
import messages from '@/messages/all'
import { toastText } from '../as-member'

type Code = Awaited<ReturnType<OverlayDeclaration<object>['load']>>

let arrive: (code: Code) => void = () => undefined
const slow: OverlayDeclaration<object> = {
  name: 'review-upload',
  load: () => new Promise((resolve) => (arrive = resolve)),
  texts: [],
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const openNames = () => getOverlays().flatMap(({ name, isLeaving }) => (isLeaving ? [] : [name]))

function open() {
  openOverlay(slow, {})
  render(
    <NextIntlClientProvider locale="vi" messages={messages} timeZone="Asia/Ho_Chi_Minh">
      <OverlaySlot
        declared={slow}
        props={{}}
        overlay={{ name: slow.name, opener: null, isLeaving: false }}
        texts={{ loading: 'Đang mở…' }}
      />
    </NextIntlClientProvider>,
  )
}

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  act(() => {
    closeOverlaysAbove(0)
    dismissToast()
  })
  await pass(1_000)
  jest.useRealTimers()
})

it('covers the page with a loader while an overlay’s code is under way (OVL-23)', async () => {
  open()
  expect(screen.getByRole('status')).toHaveTextContent('Đang mở…')
  arrive({ default: () => <OverlayFrame title="Viết đánh giá">Bước 1</OverlayFrame> })
  await pass(0)
  expect(screen.getByText('Bước 1')).toBeInTheDocument()
  expect(screen.queryByText('Đang mở…')).not.toBeInTheDocument()
})

it('gives up after 120 s, says so, and can be opened again (NET-07)', async () => {
  open()
  await pass(119_999)
  expect(openNames()).toEqual(['review-upload'])
  await pass(1)
  expect(openNames()).toEqual([])
  expect(toastText()).toBe('Chưa mở được. Mạng đang rất chậm. Bạn chờ một lát rồi thử lại nhé.')
})
