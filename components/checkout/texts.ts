import messages from '@/messages/vi.json'

/** The texts of the steps, and no others. */
export const checkoutTexts = {
  checkout: messages.checkout,
  payment: messages.payment,
  address: messages.address,
  form: messages.form,
}
