import { vnpay } from '@/services/payment/methods/vnpay/vnpay'
import type { PaymentRequest } from '@/services/payment/port'

const NAMES = ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET', 'VNPAY_PAY_URL']
const before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]))

beforeEach(() => {
  process.env.VNPAY_TMN_CODE = 'NANGSHOP'
  process.env.VNPAY_HASH_SECRET = '0123456789ABCDEF0123456789ABCDEF'
})
afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, Object.fromEntries(Object.entries(before).filter(([, value]) => value)))
})

const request: PaymentRequest = {
  reference: 'NA26112200017',
  amount: 1_259_000,
  description: 'Thanh toán đơn hàng NA-2611 & "quà" (2+1)',
  buyerAddress: '203.0.113.9',
  returnUrl: 'https://nang.vn/api/payment/return/vnpay?state=a.b~c*d e',
  notifyUrl: 'https://nang.vn/api/payment/notify/vnpay',
  createdAt: new Date('2026-11-22T05:00:00Z'),
  expiresAt: new Date('2026-11-22T05:15:00Z'),
}

/** The addresses as the npm package `vnpay` 2.5.0 made them of the same requests, before the shop signed them itself. */
describe('the signed address of VNPAY', () => {
  it.each([
    [
      'for any way to pay',
      {},
      undefined,
      'https://pay.vnpay.vn/vpcpay.html?vnp_Amount=125900000&vnp_Command=pay&vnp_CreateDate=20261122120000&vnp_CurrCode=VND&vnp_ExpireDate=20261122121500&vnp_IpAddr=203.0.113.9&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+hang+NA+2611+qua+2+1&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fnang.vn%2Fapi%2Fpayment%2Freturn%2Fvnpay%3Fstate%3Da.b%7Ec*d+e&vnp_TmnCode=NANGSHOP&vnp_TxnRef=NA26112200017&vnp_Version=2.1.0&vnp_SecureHash=57d64476ebd776b8c9b139f172becc29dd8b7f73c982ef86f0c0cd60e6090d4a569268aa5ad06bcc0574436e9adf30bf23cb104299b505dd8e7974cafd6ec7bd',
    ],
    [
      'for an international card',
      { method: 'card' },
      undefined,
      'https://pay.vnpay.vn/vpcpay.html?vnp_Amount=125900000&vnp_BankCode=INTCARD&vnp_Command=pay&vnp_CreateDate=20261122120000&vnp_CurrCode=VND&vnp_ExpireDate=20261122121500&vnp_IpAddr=203.0.113.9&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+hang+NA+2611+qua+2+1&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fnang.vn%2Fapi%2Fpayment%2Freturn%2Fvnpay%3Fstate%3Da.b%7Ec*d+e&vnp_TmnCode=NANGSHOP&vnp_TxnRef=NA26112200017&vnp_Version=2.1.0&vnp_SecureHash=f720ba5210305933f3abf3e08971ec35d2b40c5ec5ee45564bf4b53f269546aa28284868573f1cf95583b6c776cbdf43d3a1d22632bee4fb4a7a27b1c6ab4780',
    ],
    [
      'at the sandbox, without a description',
      {
        reference: 'NA1',
        amount: 1_000,
        description: '',
        buyerAddress: '2001:db8::1',
        returnUrl: 'http://127.0.0.1:3000/r',
      },
      'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
      'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html?vnp_Amount=100000&vnp_Command=pay&vnp_CreateDate=20261122120000&vnp_CurrCode=VND&vnp_ExpireDate=20261122121500&vnp_IpAddr=2001%3Adb8%3A%3A1&vnp_Locale=vn&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2F127.0.0.1%3A3000%2Fr&vnp_TmnCode=NANGSHOP&vnp_TxnRef=NA1&vnp_Version=2.1.0&vnp_SecureHash=9fb4e98861d8712475941e4de05c1b772270c52fdb5fe9e0a840d535044e3beca659b67c7bbc9415c8fe5f12eba1114d5b7a63dd03cfd4c8c441c75be56888c8',
    ],
  ] as const)('is the recorded one %s', async (_, changes, payUrl, address) => {
    if (payUrl) process.env.VNPAY_PAY_URL = payUrl
    const { redirectUrl } = await vnpay.create({ ...request, ...changes })
    expect(redirectUrl).toBe(address)
  })
})

it.each([
  ['accepted', '00'],
  ['unknown-order', '01'],
  ['duplicate', '02'],
  ['wrong-amount', '04'],
  ['bad-signature', '97'],
] as const)('answers a notification that is %s with %s', async (outcome, RspCode) => {
  expect(await vnpay.answer(outcome).json()).toMatchObject({ RspCode })
})
