import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import type * as RouterContext from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type * as Navigation from 'next/navigation'
import type * as React from 'react'
import { forgetHistory } from '@/components/overlays/history'
import { dropAnswers, timing } from '@/lib/client/answers/answer-store'
import './unexpected-output'

// Components are rendered without Next's router; a test that looks at navigation has its own.
jest.mock('next/navigation', () => {
  const { useContext } = jest.requireActual<typeof React>('react')
  const { AppRouterContext } = jest.requireActual<typeof RouterContext>(
    'next/dist/shared/lib/app-router-context.shared-runtime',
  )
  return {
    ...jest.requireActual<typeof Navigation>('next/navigation'),
    useRouter: () =>
      useContext(AppRouterContext) ?? {
        push: jest.fn(),
        replace: jest.fn(),
        prefetch: jest.fn(),
        refresh: jest.fn(),
      },
  }
})

// A test knows nothing that another one loaded, and asks at once.
timing.freshMs = 0
beforeEach(() => dropAnswers())
// Nor does it wait for the history entries of another one's overlays.
beforeEach(() => forgetHistory())

// Code that is loaded when it is needed may take its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// What jsdom lacks and every browser of ours has.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
Element.prototype.scrollIntoView ??= () => undefined
// Motion is reduced, as in the browser tests: an overlay that closes is gone at once and not still there in the next test.
window.matchMedia ??= (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
// jsdom lays nothing out: what is in the document counts as shown.
Element.prototype.getClientRects = function getClientRects(this: Element) {
  const rects = this.isConnected ? [this.getBoundingClientRect()] : []
  return Object.assign(rects, { item: (at: number) => rects[at] ?? null })
}
