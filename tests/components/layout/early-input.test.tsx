import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { EarlyInput } from '@/components/layout/early-input'
import { HEAD_SCRIPT } from '@/lib/security/head-script.js'
import { expectPrinted } from '../unexpected-output'

/** What was pressed, typed and chosen before React was there, as a shopper on a slow line does (decision 94). */

const sent = jest.fn()

/** A form that holds its values itself, and puts one of its own into the note. */
function Delivery() {
  const form = useForm({ defaultValues: { name: '', note: 'Gọi trước' } })
  return (
    <form action="/order" onSubmit={(event) => void form.handleSubmit((values) => sent(values))(event)}>
      <input aria-label="Tên" {...form.register('name')} />
      <textarea aria-label="Lời nhắn" {...form.register('note')} />
      <button>Gửi</button>
    </form>
  )
}

function Bag() {
  const [count, setCount] = useState(1)
  const [code, setCode] = useState('')
  const [taken, setTaken] = useState('')
  const [isGift, setGift] = useState(false)
  const [way, setWay] = useState('ship')
  const [order, setOrder] = useState('new')
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        <i>+</i>
      </button>
      <input
        aria-label="Mã"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onBlur={() => setTaken(code)}
      />
      <input
        type="checkbox"
        aria-label="Gói quà"
        checked={isGift}
        onChange={(event) => setGift(event.target.checked)}
      />
      {['ship', 'store', 'friend'].map((name) => (
        <input
          key={name}
          type="radio"
          name="way"
          aria-label={name}
          checked={way === name}
          onChange={() => setWay(name)}
        />
      ))}
      <select aria-label="Thứ tự" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="new">Mới</option>
        <option value="cheap">Rẻ</option>
      </select>
      <p>Mã đã nhận: {taken || 'chưa'}</p>
      <output>{[count, code, isGift, way, order].join()}</output>
    </>
  )
}

const added = jest.fn()

/** As a card's bag button: busy by its attribute while the goods are added. */
function Add() {
  return (
    <button
      type="button"
      onClick={({ currentTarget: button }) => {
        if (button.ariaBusy) return
        button.ariaBusy = 'true'
        added()
      }}
    >
      Thêm
    </button>
  )
}

/** A form that only a script answers. */
function Code() {
  const [code, setCode] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(code)
      }}
    >
      <input aria-label="Ưu đãi" value={code} onChange={(event) => setCode(event.target.value)} />
      <button>Dùng</button>
    </form>
  )
}

/** The part whose code may come later. */
function Heart() {
  const [isOn, setOn] = useState(false)
  const [list, setList] = useState('')
  return (
    <>
      <button type="button" aria-label="Yêu thích" aria-pressed={isOn} onClick={() => setOn(true)} />
      <input aria-label="Danh sách" value={list} onChange={(event) => setList(event.target.value)} />
      <p>Vào danh sách: {list}</p>
    </>
  )
}

/** The page; its last part as it is, or in the browser as code that comes later. */
const pageWith = (Part: ComponentType) => (
  <>
    <Bag />
    <Add />
    <Code />
    <Delivery />
    <Suspense fallback={null}>
      <Part />
    </Suspense>
    <EarlyInput />
  </>
)

let root: Root | undefined

/** The page as HTML that nothing listens to yet; gives what hydrates it. */
function serve(Part: ComponentType = Heart, { isWaiting = false } = {}) {
  const place = document.createElement('div')
  place.innerHTML = renderToString(pageWith(Heart))
  document.body.replaceChildren(place)
  // As the browser runs it: the head's script, before all others.
  window.eval(HEAD_SCRIPT)
  return async () => {
    await act(() => {
      root = hydrateRoot(place, pageWith(Part))
    })
    if (!isWaiting) await waitFor(() => expect(window).toHaveProperty('nangEarly.length', 0))
  }
}

/** The page, whose heart is code that comes with `arrive`. */
function serveWithoutHeart() {
  let resolve: (code: { default: ComponentType }) => void = () => undefined
  const code = new Promise<{ default: ComponentType }>((settle) => {
    resolve = settle
  })
  const hydrate = serve(
    lazy(() => code),
    { isWaiting: true },
  )
  return { hydrate, arrive: () => act(async () => resolve({ default: Heart })) }
}

/** Types as a browser does; user-event's own watch of the value would take the place of React's. */
function type(label: string, value: string) {
  const field = screen.getByLabelText(label)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  fireEvent(field, new Event('input', { bubbles: true }))
}

/** What a browser says of a field when it is left, or sent by Enter. */
const leave = (label: string) =>
  fireEvent(screen.getByLabelText(label), new Event('change', { bubbles: true }))

const shown = () => screen.getByRole('status').textContent
const plus = () => screen.getByRole('button', { name: '+' })

/** In development React says of a busy button that the attribute was not the server's. */
const expectBusyNamed = () => expectPrinted('aria-busy="true"')

afterEach(async () => {
  await act(() => root?.unmount())
  root = undefined
  sent.mockClear()
  added.mockClear()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('repeats each press, and shows until then that it was seen', async () => {
  const hydrate = serve()
  await userEvent.click(screen.getByText('+'))
  await userEvent.click(plus())
  expect(plus()).toHaveAttribute('aria-busy', 'true')
  expect(shown()).toBe('1,,false,ship,new')
  await hydrate()
  await waitFor(() => expect(shown()).toBe('3,,false,ship,new'))
  expect(plus()).not.toHaveAttribute('aria-busy')
  expectBusyNamed()
})

it('leaves a button busy that is at work since its first press', async () => {
  const hydrate = serve()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Thêm' }))
  await hydrate()
  expect(added).toHaveBeenCalledTimes(1)
  expectBusyNamed()
})

it('sends a form that only a script answers, with what was typed', async () => {
  const hydrate = serve()
  type('Ưu đãi', 'TET')
  await userEvent.click(screen.getByRole('button', { name: 'Dùng' }))
  await hydrate()
  expect(sent).toHaveBeenCalledWith('TET')
})

it('tells the page what is in its fields', async () => {
  const hydrate = serve()
  type('Mã', 'TE')
  type('Mã', 'TET')
  await userEvent.click(screen.getByLabelText('Gói quà'))
  await userEvent.click(screen.getByLabelText('store'))
  await userEvent.click(screen.getByLabelText('friend'))
  await userEvent.click(screen.getByLabelText('store'))
  await userEvent.selectOptions(screen.getByLabelText('Thứ tự'), 'cheap')
  await hydrate()
  await waitFor(() => expect(shown()).toBe('1,TET,true,store,cheap'))
})

it('takes what was typed as done once the field was left, and not before', async () => {
  const hydrate = serve()
  type('Mã', 'TET')
  leave('Mã')
  type('Tên', 'Mai')
  await hydrate()
  expect(await screen.findByText('Mã đã nhận: TET')).toBeInTheDocument()
})

it.each([
  ['by Enter', () => fireEvent.keyDown(screen.getByLabelText('Mã'), { key: 'Enter' })],
  ['by leaving', () => fireEvent.focusOut(screen.getByLabelText('Mã'))],
])('takes what was typed as done %s, although its text was taken back', async (_, finish) => {
  const hydrate = serve()
  type('Mã', 'TET')
  // As React does where it hydrates at a key.
  screen.getByLabelText<HTMLInputElement>('Mã').value = ''
  finish()
  await hydrate()
  expect(await screen.findByText('Mã đã nhận: TET')).toBeInTheDocument()
})

it('waits while a field is still being typed into', async () => {
  const hydrate = serve()
  type('Mã', 'T')
  leave('Mã')
  type('Mã', 'TE')
  fireEvent.keyDown(screen.getByLabelText('Mã'), { key: 'E' })
  await hydrate()
  await waitFor(() => expect(shown()).toContain('TE'))
  expect(screen.getByText('Mã đã nhận: chưa')).toBeInTheDocument()
})

it('leaves what was taken back as it is', async () => {
  const hydrate = serve()
  type('Mã', 'T')
  type('Mã', '')
  type('Lời nhắn', 'Gọi')
  type('Lời nhắn', '')
  await userEvent.dblClick(screen.getByLabelText('Gói quà'))
  await userEvent.click(screen.getByLabelText('store'))
  await userEvent.click(screen.getByLabelText('ship'))
  await hydrate()
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }))
  expect(sent).toHaveBeenCalledWith({ name: '', note: '' })
  expect(shown()).toBe('1,,false,ship,new')
})

it('keeps what was typed into a form that has values of its own', async () => {
  const hydrate = serve()
  type('Tên', 'Mai')
  type('Lời nhắn', 'Gọi sau')
  await hydrate()
  await waitFor(() => expect(screen.getByLabelText('Tên')).toHaveValue('Mai'))
  expect(screen.getByLabelText('Lời nhắn')).toHaveValue('Gọi sau')
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }))
  expect(sent).toHaveBeenCalledWith({ name: 'Mai', note: 'Gọi sau' })
})

it('waits for the code of a part that comes much later', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] })
  const { hydrate, arrive } = serveWithoutHeart()
  const heart = screen.getByRole('button', { name: 'Yêu thích' })
  fireEvent.click(heart)
  await hydrate()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(heart).toHaveAttribute('aria-busy', 'true')
  await arrive()
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  expect(heart).not.toHaveAttribute('aria-busy')
  expectBusyNamed()
})

it('takes what is done while something waits, and the last of what is typed', async () => {
  const { hydrate, arrive } = serveWithoutHeart()
  fireEvent.click(screen.getByRole('button', { name: 'Yêu thích' }))
  await hydrate()
  fireEvent.click(plus())
  type('Mã', 'TET')
  await waitFor(() => expect(shown()).toBe('2,TET,false,ship,new'))
  await arrive()
  await waitFor(() => expect(window).toHaveProperty('nangEarly.length', 0))
  fireEvent.click(plus())
  expect(shown()).toBe('3,TET,false,ship,new')
  expectBusyNamed()
})

it('skips what is gone, and leaves links and forms to the browser', async () => {
  const hydrate = serve()
  const gone = document.createElement('button')
  gone.type = 'button'
  const press = jest.fn()
  gone.onclick = press
  document.body.append(gone)
  fireEvent.click(gone)
  gone.remove()
  const submitted = jest.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', submitted, { once: true })
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }))
  expect(submitted).toHaveBeenCalled()
  await hydrate()
  expect(press).not.toHaveBeenCalled()
})

it('keeps what is about a part whose code has not come, also after all else was there', async () => {
  const { hydrate, arrive } = serveWithoutHeart()
  await hydrate()
  await waitFor(() => expect(window).toHaveProperty('nangEarly.mayPass'))
  const heart = screen.getByRole('button', { name: 'Yêu thích' })
  fireEvent.click(heart)
  expect(heart).toHaveAttribute('aria-busy', 'true')
  type('Danh sách', 'Quà Tết')
  // At once: it passes.
  fireEvent.click(plus())
  expect(shown()).toBe('2,,false,ship,new')
  await arrive()
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  expect(heart).not.toHaveAttribute('aria-busy')
  expect(await screen.findByText('Vào danh sách: Quà Tết')).toBeInTheDocument()
  expectBusyNamed()
})

it('gives up, and lets everything pass, when code does not come in its time', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] })
  const { hydrate } = serveWithoutHeart()
  const heart = screen.getByRole('button', { name: 'Yêu thích' })
  fireEvent.click(heart)
  await hydrate()
  await act(() => jest.advanceTimersByTimeAsync(121_000))
  expect(heart).not.toHaveAttribute('aria-busy')
  fireEvent.click(heart)
  expect(heart).not.toHaveAttribute('aria-busy')
  fireEvent.click(plus())
  expect(shown()).toBe('2,,false,ship,new')
})

it('tells a box what it is now, whatever it was when the page was made', async () => {
  const { hydrate, arrive } = serveWithoutHeart()
  await hydrate()
  await waitFor(() => expect(window).toHaveProperty('nangEarly.mayPass'))
  await userEvent.click(screen.getByLabelText('Gói quà'))
  expect(shown()).toBe('1,,true,ship,new')
  fireEvent.click(screen.getByRole('button', { name: 'Yêu thích' }))
  await arrive()
  // Kept: the heart can act now, and has its turn first.
  fireEvent.click(screen.getByLabelText('Gói quà'))
  await waitFor(() => expect(shown()).toBe('1,,false,ship,new'))
  expect(screen.getByLabelText('Gói quà')).not.toBeChecked()
  expectBusyNamed()
})

it('acts once on a press that comes later', async () => {
  await serve()()
  await userEvent.click(plus())
  await userEvent.type(screen.getByLabelText('Mã'), 'A')
  expect(shown()).toBe('2,A,false,ship,new')
})
