import { bankTransfer, methodsOn, onlineMethod } from '@/services/payment/methods'
import { instantOf, networkAddress, plainWords, stamp } from '@/services/payment/methods/provider-formats'

const environment = { ...process.env }
beforeEach(() => {
  process.env = { ...environment, LOG_LEVEL: 'silent' }
})
afterAll(() => {
  process.env = environment
})

it('offers what is set up, in the order of the table', () => {
  expect(methodsOn()).toEqual(['cash_on_delivery', 'bank_transfer'])
  Object.assign(process.env, { VNPAY_TMN_CODE: 'NANG', VNPAY_HASH_SECRET: 'secret', CASH_ON_DELIVERY: 'off' })
  expect(methodsOn()).toEqual(['bank_transfer', 'vnpay', 'credit_debit_card'])
  process.env.CARD_GATEWAY = 'onepay'
  expect(methodsOn()).toEqual(['bank_transfer', 'vnpay'])
})

it.each(['vnpay', 'ovo', 'bank_transfer', 'toString'])('has no provider for %s (DEC-20)', (code) => {
  expect(() => onlineMethod(code)).toThrow(
    expect.objectContaining({ code: 'PAYMENT_METHOD_OFF', status: 404 }),
  )
})

it("reads the shop's accounts from the environment, and offers none it cannot read (PAY-03)", () => {
  expect(bankTransfer.accounts()).toHaveLength(3)
  expect(new Set(bankTransfer.accounts().map(({ bin }) => bin)).size).toBe(2)
  process.env.BANK_TRANSFER_ACCOUNTS =
    '[{"bank":"ACB","bin":"970416","number":"12345678","holder":"CONG TY NANG"}]'
  const [account] = bankTransfer.accounts()
  expect(account).toEqual({
    bank: 'ACB',
    branch: '',
    bin: '970416',
    number: '12345678',
    holder: 'CONG TY NANG',
  })
  expect(bankTransfer.codeFor(account!, 99_000, 'NG260716A38J8')).toContain('0813NG260716A38J8')
  process.env.BANK_TRANSFER_ACCOUNTS = '[{"bank":"ACB","bin":"97"}]'
  expect(bankTransfer.isOn()).toBe(false)
})

it('writes times for Vietnam, wherever the server is', () => {
  const instant = new Date('2026-07-16T17:30:05Z')
  expect(stamp(instant)).toBe('20260717003005')
  expect(stamp(instant, 'yyMMdd')).toBe('260717')
  expect(instantOf('20260717003005')).toEqual(instant)
  expect(instantOf('0')).toBeNull()
})

it('leaves no sign that could part two fields', () => {
  expect(plainWords('Đơn NG1 & b=c|d', 255)).toBe('Don NG1 b c d')
  expect(plainWords('thanh toan don hang', 6)).toBe('thanh')
  expect(networkAddress('2001:db8::1')).toBe('2001:db8::1')
  expect(networkAddress('1.2.3.4, 5.6.7.8')).toBe('0.0.0.0')
})
