import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { lateForm } from '@/components/checkout/frame/late-form'
import { SectionsProvider, useSection, useSections } from '@/components/checkout/frame/sections'
import { renderCheckout } from './checkout-shop'

/** A form that is loaded when the test says so, and then saved with this result. */
function givenForm(isSaved: boolean) {
  let settle: { loaded: (Form: ComponentType) => void; failed: (cause: Error) => void } | undefined
  const load = () =>
    new Promise<ComponentType>((resolve, reject) => {
      settle = { loaded: resolve, failed: reject }
    })
  function Form() {
    useSection('contact', () => Promise.resolve(isSaved))
    return <p>Biểu mẫu</p>
  }
  const Late = lateForm('contact', load)
  function Page() {
    const sections = useSections()
    const [result, setResult] = useState('')
    return (
      <SectionsProvider sections={sections}>
        <Late />
        <button onClick={() => void sections.saveAll().then((saved) => setResult(String(saved)))}>Lưu</button>
        <output>{result}</output>
      </SectionsProvider>
    )
  }
  renderCheckout(<Page />)
  return {
    arrive: () => act(() => Promise.resolve(settle?.loaded(Form))),
    fail: () => act(() => Promise.resolve(settle?.failed(new Error('offline')))),
    press: () => userEvent.click(screen.getByRole('button', { name: 'Lưu' })),
  }
}

it.each([true, false])('is saved once it is there when asked for before: %s', async (isSaved) => {
  const form = givenForm(isSaved)
  await form.press()
  expect(screen.getByText('', { selector: 'output' })).toBeEmptyDOMElement()
  await form.arrive()
  expect(screen.getByText('Biểu mẫu')).toBeInTheDocument()
  expect(await screen.findByText(String(isSaved), { selector: 'output' })).toBeInTheDocument()
})

it('counts as not saved when it cannot be loaded, and is loaded again', async () => {
  const form = givenForm(true)
  await form.press()
  await form.fail()
  expect(await screen.findByText('false', { selector: 'output' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  await form.press()
  await form.arrive()
  expect(await screen.findByText('true', { selector: 'output' })).toBeInTheDocument()
})
