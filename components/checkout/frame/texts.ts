import address from '@/messages/vi/address.json'
import bag from '@/messages/vi/bag.json'
import checkout from '@/messages/vi/checkout.json'
import form from '@/messages/vi/form.json'
import orders from '@/messages/vi/orders.json'
import payment from '@/messages/vi/payment.json'

/** The texts of the steps, and no others. */
export const checkoutTexts = {
  checkout,
  payment,
  address,
  form,
  // What the steps share with the bag before them and the order after them.
  bag: { gap: bag.gap, method: bag.method, refused: bag.refused },
  orders: { hours: orders.hours, price: orders.price },
}
