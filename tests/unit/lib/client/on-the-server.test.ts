/** What the server renders is loaded there: no module of it may reach for the browser while it loads. This environment has no document. */
it.each([
  ['the bag', () => import('@/components/bag/page/bag-view')],
  ['the delivery step', () => import('@/components/checkout/shipping/shipping-step')],
  ['the payment step', () => import('@/components/checkout/payment/payment-entry')],
  ['my orders', () => import('@/components/orders/list/my-orders')],
])('%s loads without a browser', async (_, load) => {
  expect(typeof document).toBe('undefined')
  expect(Object.values(await load())).toContainEqual(expect.any(Function))
})
