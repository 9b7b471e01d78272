import { act, render, screen } from '@testing-library/react'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToString } from 'react-dom/server'
import { Countdown } from '@/components/promo/flash-sale/countdown'

const texts = { ends: 'Kết thúc sau', over: 'Đợt này vừa kết thúc', units: ['giờ', 'phút', 'giây'] as const }
const refresh = jest.fn()
const nowhere = () => undefined
const router: AppRouterInstance = {
  refresh,
  back: nowhere,
  forward: nowhere,
  push: nowhere,
  replace: nowhere,
  prefetch: nowhere,
  bfcacheId: 'test',
}

const countdown = (endsAt: string) => (
  <AppRouterContext.Provider value={router}>
    <Countdown endsAt={endsAt} texts={texts} />
  </AppRouterContext.Provider>
)
const shown = () => screen.getByRole('timer').textContent
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('the countdown of a flash sale', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') })
    refresh.mockClear()
  })
  afterEach(() => jest.useRealTimers())

  it('leaves blanks in the page of the server, which does not know the time', () => {
    expect(renderToString(countdown('2026-11-21T05:00:00Z'))).toContain('–')
  })

  it('ticks every second', () => {
    render(countdown('2026-11-21T05:05:09Z'))
    expect(shown()).toBe('Kết thúc sau02giờ05phút09giây')
    pass(1_000)
    expect(shown()).toBe('Kết thúc sau02giờ05phút08giây')
    pass(60_000)
    expect(shown()).toBe('Kết thúc sau02giờ04phút08giây')
  })

  it('at zero says that it is over and refreshes the page until it shows the next end', () => {
    const { rerender } = render(countdown('2026-11-21T03:00:02Z'))
    expect(refresh).not.toHaveBeenCalled()
    pass(2_000)
    expect(screen.getByText('Đợt này vừa kết thúc')).toBeInTheDocument()
    pass(0)
    expect(refresh).toHaveBeenCalledTimes(1)
    pass(6_000)
    expect(refresh).toHaveBeenCalledTimes(2)
    rerender(countdown('2026-11-21T04:00:08Z'))
    expect(shown()).toBe('Kết thúc sau01giờ00phút00giây')
    pass(120_000)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('refreshes no more than a few times', () => {
    render(countdown('2026-11-21T03:00:01Z'))
    pass(1_000)
    pass(3_600_000)
    expect(refresh).toHaveBeenCalledTimes(4)
  })
})
