import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { OverlayHost } from '@/components/overlays/overlay-host'
import { PromoCards } from '@/components/promo/pages/promo-card'
import { PromoOverlaySync } from '@/components/promo/pages/promo-overlay-sync'
import { success, useNetwork, withMember } from '../as-member'
import { promotion } from './sample-promotion'

const known = promotion({ slug: 'mua-le-hoi', name: 'Mùa lễ hội cùng Nàng' })
useNetwork(http.get('*/api/catalog/v3/promotions/mua-le-hoi', () => success(known)))

const nowhere = () => undefined
const router: AppRouterInstance = {
  refresh: nowhere,
  back: nowhere,
  forward: nowhere,
  push: nowhere,
  replace: nowhere,
  prefetch: nowhere,
  bfcacheId: 'test',
}
const page = () =>
  render(
    withMember(
      <AppRouterContext.Provider value={router}>
        <PathnameContext.Provider value="/promo">
          <>
            <PromoCards promotions={[known]} />
            <PromoOverlaySync />
            <OverlayHost texts={{ loading: 'Đang tải' }} />
          </>
        </PathnameContext.Provider>
      </AppRouterContext.Provider>,
    ),
  )
const address = () => window.location.pathname + window.location.search
const detail = () => screen.findByRole('heading', { level: 2, name: known.name })
const gone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull())

it('opens the details the address names, and closing clears the query (OVL-12, VCH-10)', async () => {
  window.history.replaceState(null, '', '/promo?promo=mua-le-hoi&utm_source=x')
  page()
  expect(await detail()).toBeInTheDocument()
  expect(screen.getByText('Không áp dụng cho thẻ quà tặng.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }))
  await gone()
  await waitFor(() => expect(address()).toBe('/promo?utm_source=x'))
})

it('opens on a click, which names it in the address; Back closes it and restores the address', async () => {
  window.history.replaceState(null, '', '/promo')
  page()
  await userEvent.click(screen.getByRole('link', { name: known.name }))
  expect(await detail()).toBeInTheDocument()
  expect(address()).toBe('/promo?promo=mua-le-hoi')
  act(() => window.history.back())
  await gone()
  await waitFor(() => expect(address()).toBe('/promo'))
  expect(screen.getByRole('link', { name: known.name })).toHaveFocus()
})

it('opens it again after it was closed', async () => {
  window.history.replaceState(null, '', '/promo')
  page()
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole('link', { name: known.name }))
    await detail()
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(address()).toBe('/promo'))
  }
})

it('leaves a click for a new tab to the browser', async () => {
  window.history.replaceState(null, '', '/promo')
  page()
  const link = screen.getByRole('link', { name: known.name })
  expect(link).toHaveAttribute('href', '/campaign/mua-le-hoi')
  // What the browser would do then is no matter of the page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(address()).toBe('/promo')
  expect(document.querySelector('dialog')).toBeNull()
})

it.each(['../x', 'A B', ''])('opens nothing for ?promo=%s', async (wrong) => {
  window.history.replaceState(null, '', `/promo?${new URLSearchParams({ promo: wrong })}`)
  page()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(document.querySelector('dialog')).toBeNull()
})
