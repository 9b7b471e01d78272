// @ts-check

/** Payment providers by name, each with the one setting without which it is off. Plain JavaScript: the start of the shop reads it too. */
export const PAYMENT_PROVIDER_SWITCHES = /** @type {const} */ ({
  VNPAY: 'VNPAY_TMN_CODE',
  MoMo: 'MOMO_PARTNER_CODE',
  ZaloPay: 'ZALOPAY_APP_ID',
  OnePay: 'ONEPAY_MERCHANT',
  ShopeePay: 'SHOPEEPAY_CLIENT_ID',
})
