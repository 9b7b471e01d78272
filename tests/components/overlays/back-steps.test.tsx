import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { backOrClose, useBackSteps } from '@/components/overlays/back-steps'
import { stepBackOverlay } from '@/components/overlays/close-next'
import type { OverlayDeclaration } from '@/components/overlays/declaration'
import { forgetHistory } from '@/components/overlays/history'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { OverlayStage } from '@/components/overlays/overlay-stage'
import { closeOverlaysAbove, getOverlays, openOverlay } from '@/components/overlays/store'
import messages from '@/messages/all'

/** An overlay of steps, whose second refuses the first Back. */
function Steps() {
  const [step, setStep] = useState(0)
  const [isAsked, setAsked] = useState(false)
  useBackSteps(step, () => {
    if (step === 2 && !isAsked) setAsked(true)
    else setStep(step - 1)
  })
  return (
    <OverlayFrame title="Các bước">
      <p>bước {step}</p>
      {isAsked && <p>đã hỏi</p>}
      <button onClick={() => setStep(step + 1)}>tiếp</button>
      <button onClick={() => backOrClose(stepsOverlay)}>lùi</button>
    </OverlayFrame>
  )
}
const stepsOverlay: OverlayDeclaration<object> = {
  name: 'review-upload',
  load: () => Promise.resolve({ default: Steps }),
  texts: [],
}

const isOpen = () => getOverlays().some(({ isLeaving }) => !isLeaving)
const step = () => screen.queryByText(/^bước/)?.textContent
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const browserBack = () => act(async () => window.history.back())
/** entries added since the test began */
let before = 0
const entries = () => {
  const state: unknown = window.history.state
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'overlayDepth') : 0
  return depth ?? 0
}

beforeEach(async () => {
  before = window.history.length
  window.history.pushState({}, '', '/')
  show()
  act(() => openOverlay(stepsOverlay, {}))
  await screen.findByText('bước 0')
})
const show = () =>
  render(
    <NextIntlClientProvider locale="vi" messages={messages}>
      <OverlayStage texts={{ loading: 'Đang tải' }} />
    </NextIntlClientProvider>,
  )
afterEach(async () => {
  act(() => closeOverlaysAbove(0))
  await waitFor(() => expect(getOverlays()).toHaveLength(0))
  forgetHistory()
})

it('gives each step a history entry, and the browser’s Back rolls one step back, then closes (REV-10, RTE-49)', async () => {
  expect(window.history.length).toBe(before + 2)
  await press('tiếp')
  expect(entries()).toBe(2)
  await browserBack()
  await waitFor(() => expect(step()).toBe('bước 0'))
  expect(isOpen()).toBe(true)
  await browserBack()
  await waitFor(() => expect(isOpen()).toBe(false))
})

it('keeps the entry of a step that refuses to go back', async () => {
  await press('tiếp')
  await press('tiếp')
  await browserBack()
  await screen.findByText('đã hỏi')
  expect(step()).toBe('bước 2')
  await waitFor(() => expect(entries()).toBe(3))
  await browserBack()
  await waitFor(() => expect(step()).toBe('bước 1'))
})

it.each([
  ['Escape', () => act(async () => stepBackOverlay())],
  ['its own button', () => press('lùi')],
])('rolls back with %s, and takes the entry out of the history', async (_, goBack) => {
  await press('tiếp')
  await goBack()
  await waitFor(() => expect(step()).toBe('bước 0'))
  await waitFor(() => expect(entries()).toBe(1))
  expect(isOpen()).toBe(true)
  await goBack()
  await waitFor(() => expect(isOpen()).toBe(false))
})

it('rolls back when the browser closed the dialog itself, and shows it again', async () => {
  await press('tiếp')
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close())
  await waitFor(() => expect(step()).toBe('bước 0'))
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
})

it('takes over the entries that a page reloaded with it open has left', async () => {
  await press('tiếp')
  await press('tiếp')
  cleanup()
  act(() => closeOverlaysAbove(0))
  forgetHistory()
  expect(entries()).toBe(3)
  await waitFor(() => expect(getOverlays()).toHaveLength(0))
  show()
  act(() => openOverlay(stepsOverlay, {}))
  await screen.findByText('bước 0')
  await waitFor(() => expect(entries()).toBe(1))
  await browserBack()
  await waitFor(() => expect(isOpen()).toBe(false))
})

it('closes with all its steps by the closing button', async () => {
  await press('tiếp')
  await press('Đóng')
  await waitFor(() => expect(isOpen()).toBe(false))
  await waitFor(() => expect(entries()).toBe(0))
})
