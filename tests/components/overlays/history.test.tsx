import { act, cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterClosing } from '@/components/overlays/after-closing'
import type { OverlayDeclaration } from '@/components/overlays/declaration'
import { forgetHistory } from '@/components/overlays/history'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { OverlayStage } from '@/components/overlays/overlay-stage'
import { closeOverlaysAbove, getOverlays, openOverlay } from '@/components/overlays/store'
import messages from '@/messages/all'

const declare = (name: OverlayDeclaration<object>['name'], title: string): OverlayDeclaration<object> => ({
  name,
  load: () =>
    Promise.resolve({
      default: () => (
        <OverlayFrame title={title}>
          <p>{title}</p>
        </OverlayFrame>
      ),
    }),
  texts: [],
})
const first = declare('authenticity-success', 'Kết quả')
const next = declare('authenticity-history', 'Danh sách')

const openNames = () => getOverlays().flatMap(({ name, isLeaving }) => (isLeaving ? [] : [name]))
const after = (milliseconds: number) =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)))

afterEach(() => {
  act(() => closeOverlaysAbove(0))
  cleanup()
  forgetHistory()
  jest.restoreAllMocks()
})

it('keeps an overlay that opened while a slow browser was still going back from the one before it (OVL-30)', async () => {
  render(
    <NextIntlClientProvider locale="vi" messages={messages}>
      <OverlayStage texts={{ loading: 'Đang tải' }} />
    </NextIntlClientProvider>,
  )
  jest.spyOn(window.history, 'go').mockImplementation(() => {
    setTimeout(() => {
      window.history.replaceState({}, '')
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, 1_000)
  })
  act(() => openOverlay(first, {}))
  await screen.findByText('Kết quả', { selector: 'p' })
  await act(() => afterClosing(first))
  act(() => openOverlay(next, {}))
  await after(1_500)
  expect(openNames()).toEqual(['authenticity-history'])
  // Back closes it: its entry is there.
  expect(window.history.state).toMatchObject({ overlayDepth: 1 })
})
