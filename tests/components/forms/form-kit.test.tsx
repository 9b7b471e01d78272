import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PasswordField } from '@/components/forms/fields/password-field'
import { PhoneField } from '@/components/forms/fields/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { quickSignUpSchema, setPasswordSchema } from '@/domain/account/sign-in'
import { DomainError } from '@/domain/error'
import { texts } from '@/domain/forms/texts'
import { renderWithTexts } from '../with-texts'
import { useServer } from '../network'

useServer(
  http.get('*/api/account/countries', () =>
    HttpResponse.json({
      success: true,
      data: [
        { code: 'CA', name: 'Canada', flag: '🇨🇦', phone_code: '+1' },
        { code: 'US', name: 'Hoa Kỳ', flag: '🇺🇸', phone_code: '+1' },
        { code: 'VN', name: 'Việt Nam', flag: '🇻🇳', phone_code: '+84' },
      ],
    }),
  ),
)

const sent = jest.fn<Promise<void>, [object]>()
beforeEach(() => sent.mockReset().mockResolvedValue())

function Quick() {
  const form = useShopForm(quickSignUpSchema, {
    last_name: '',
    first_name: '',
    email: '',
    phone_code: '+84',
    phone_no: '',
  })
  const submit = (values: object) =>
    sent(values).catch((failure: unknown) => {
      if (!form.markFailure(failure)) form.say('Vui lòng thử lại.')
    })
  return (
    <Form form={form} onSubmit={submit} label="Quick">
      <TextField name="last_name" label="Họ" autoComplete="family-name" />
      <TextField name="first_name" label="Tên" autoComplete="given-name" hint="Như trên thẻ" />
      <TextField name="email" label="Email" type="email" autoComplete="email" isOptional />
      <PhoneField label="Số điện thoại" />
      <FormError />
      <SubmitButton>Gửi</SubmitButton>
    </Form>
  )
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Gửi' }))

async function fill() {
  await userEvent.type(field('Họ'), 'Nguyễn')
  await userEvent.type(field('Tên'), 'An')
  await userEvent.type(field('Số điện thoại'), '0912 345 678')
}

it('shows errors on input and on blur, below the field (FRM-01)', async () => {
  renderWithTexts(<Quick />)
  await userEvent.type(field('Email'), 'an@')
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(texts.emailInvalid))
  expect(field('Email')).toBeInvalid()
  await userEvent.type(field('Email'), 'nang.vn')
  await waitFor(() => expect(field('Email')).toBeValid())
  await userEvent.click(field('Tên'))
  await userEvent.tab()
  await waitFor(() =>
    expect(field('Tên')).toHaveAccessibleDescription(`Như trên thẻ ${texts.firstNameRequired}`),
  )
})

it('moves nothing under a pressed pointer: errors of a blur wait for the release', async () => {
  renderWithTexts(<Quick />)
  await userEvent.click(field('Tên'))
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Gửi' }))
  fireEvent.blur(field('Tên'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(field('Tên')).toBeValid()
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Gửi' }))
  await waitFor(() => expect(field('Tên')).toBeInvalid())
})

it('focuses the first wrong field, sends nothing and keeps the input', async () => {
  renderWithTexts(<Quick />)
  await userEvent.type(field('Họ'), 'Nguyễn')
  await submit()
  await waitFor(() => expect(field('Tên')).toHaveFocus())
  expect(field('Họ')).toHaveValue('Nguyễn')
  expect(field('Số điện thoại')).toHaveAccessibleDescription(texts.phoneRequired)
  expect(sent).not.toHaveBeenCalled()
})

it('sends the values as the schema reads them, with the country chosen (OTP-22)', async () => {
  renderWithTexts(<Quick />)
  await fill()
  await screen.findByRole('option', { name: /Hoa Kỳ/ })
  const country = screen.getByRole('combobox', { name: 'Quốc gia và mã vùng' })
  expect(country).toHaveDisplayValue(/Việt Nam/)
  await userEvent.selectOptions(country, screen.getByRole('option', { name: /Hoa Kỳ/ }))
  expect(country).toHaveDisplayValue(/Hoa Kỳ/)
  await submit()
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ last_name: 'Nguyễn', phone_no: '0912345678', phone_code: '+1' }),
    ),
  )
})

it('marks the fields a service refused, and shows a general error otherwise', async () => {
  renderWithTexts(<Quick />)
  await fill()
  sent.mockRejectedValueOnce(
    new DomainError('INVALID_FIELDS', 422, 'x', { fields: { phone_no: 'Số này không có', other: 'x' } }),
  )
  await submit()
  await waitFor(() => expect(field('Số điện thoại')).toHaveAccessibleDescription('Số này không có'))
  expect(field('Số điện thoại')).toHaveFocus()
  expect(field('Họ')).toHaveValue('Nguyễn')
  sent.mockRejectedValueOnce(new TypeError('no network'))
  await userEvent.type(field('Số điện thoại'), '9')
  await submit()
  expect(await screen.findByText('Vui lòng thử lại.')).toBeVisible()
})

it('is sent once while pending', async () => {
  renderWithTexts(<Quick />)
  await fill()
  let finish: () => void = () => undefined
  sent.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  await submit()
  const button = screen.getByRole('button', { name: /Gửi/ })
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
  await userEvent.type(field('Họ'), '{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
  finish()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
})

function Passwords() {
  const [saved, setSaved] = useState('')
  const form = useShopForm(setPasswordSchema, {
    uid: '7b0c1a52-5f0e-4a8e-9c37-2f1c0f6f0a11',
    code: 'x',
    password: '',
    repassword: '',
  })
  return (
    <Form form={form} onSubmit={({ password }) => setSaved(password)}>
      <PasswordField name="password" label="mật khẩu" autoComplete="new-password" repeatedIn="repassword" />
      <PasswordField name="repassword" label="lần nữa" autoComplete="new-password" />
      <SubmitButton>Gửi</SubmitButton>
      <output>{saved}</output>
    </Form>
  )
}

it('shows a password when asked, and compares the two again whichever changes', async () => {
  renderWithTexts(<Passwords />)
  const [first, again] = [screen.getByLabelText('mật khẩu'), screen.getByLabelText('lần nữa')]
  await userEvent.type(first, 'bimat123')
  await userEvent.type(again, 'bimat12')
  await userEvent.tab()
  await waitFor(() => expect(again).toHaveAccessibleDescription(texts.passwordsDiffer))
  await userEvent.type(first, '{Backspace}')
  await waitFor(() => expect(again).toBeValid())
  expect(first).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }))
  expect(first).toHaveAttribute('type', 'text')
  await submit()
  expect(await screen.findByText('bimat12')).toBeVisible()
})
