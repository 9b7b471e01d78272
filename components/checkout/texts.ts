import messages from '@/messages/vi.json'

/** The texts of the steps, and no others. */
export const checkoutTexts = {
  checkout: messages.checkout,
  payment: messages.payment,
  address: messages.address,
  form: messages.form,
  // What the steps share with the bag before them and the order after them.
  bag: { gap: messages.bag.gap, method: messages.bag.method, refused: messages.bag.refused },
  orders: { hours: messages.orders.hours, price: messages.orders.price },
}
