import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { useServedHtml } from '@/components/catalog/card-list/served-html'

function List({ names }: { names: readonly string[] }) {
  const { isServed, served } = useServedHtml(names)
  const content = isServed ? served : { children: names.map((name) => <li key={name}>{name}</li>) }
  return <ul key={isServed ? 'served' : 'rendered'} {...content} />
}

const FIRST = ['Son', 'Kem']
const SECOND = ['Toner']

it('keeps what the server made, renders other data, and renders the first again when they come back', async () => {
  const page = document.createElement('div')
  page.innerHTML = '<ul><li>Son</li><li>Kem</li></ul>'
  const [made] = page.children
  const root = await act(() => hydrateRoot(page, <List names={FIRST} />))
  expect(page.children[0]).toBe(made)
  expect(page).toHaveTextContent('SonKem')
  await act(() => root.render(<List names={SECOND} />))
  expect(page).toHaveTextContent('Toner')
  await act(() => root.render(<List names={FIRST} />))
  expect(page).toHaveTextContent('SonKem')
})
