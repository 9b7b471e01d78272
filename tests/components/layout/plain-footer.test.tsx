import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { PlainFooter } from '@/components/layout/plain-footer'
import { SAID } from '@/lib/cache/html/say-once.js'

const HTML = '<p>Nàng chăm da bạn</p>'

it('stands as it was served, and again when the router draws it again, of a page whose data does not say it', async () => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  place.innerHTML = renderToString(<PlainFooter html={HTML} />)
  const text = place.querySelector('p')
  const failures = jest.fn()
  const root = await act(() =>
    hydrateRoot(place, <PlainFooter key="served" html={SAID} />, { onRecoverableError: failures }),
  )
  expect(place.querySelector('p')).toBe(text)
  await act(() => root.render(<PlainFooter key="again" html={SAID} />))
  expect(place.querySelector('p')).not.toBe(text)
  expect(place).toHaveTextContent('Nàng chăm da bạn')
  expect(failures).not.toHaveBeenCalled()
})

it('stays where hydration fails and React draws the page again', async () => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  place.innerHTML = renderToString(<PlainFooter html={HTML} />) + '<font>Dịch</font>'
  const failures = jest.fn()
  await act(() =>
    hydrateRoot(
      place,
      <>
        <PlainFooter html={SAID} />
        <p>Translated</p>
      </>,
      { onRecoverableError: failures },
    ),
  )
  expect(failures).toHaveBeenCalled()
  expect(place).toHaveTextContent('Nàng chăm da bạn')
})
