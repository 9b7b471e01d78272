import { crc16, vietQr } from '@/services/payment/methods/viet-qr'

/** The fields of an EMVCo code, in order. */
function fieldsIn(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return fields
}

it('computes CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
})

it("writes the example of NAPAS' specification (BUY-15)", () => {
  expect(
    vietQr({
      bin: '970403',
      number: '0011012345678',
      amount: 180_000,
      content: 'thanh toan don hang',
      billNumber: 'NPS6869',
    }),
  ).toBe(
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
  )
})

it('names account, amount and reference, for one use', () => {
  const text = vietQr({ bin: '970436', number: '0000000001', amount: 1_250_000, content: 'NG260716A38J8' })
  const fields = fieldsIn(text)
  expect(fields).toMatchObject({ '00': '01', '01': '12', '53': '704', '54': '1250000', '58': 'VN' })
  const account = fieldsIn(fields['38']!)
  expect(account).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' })
  expect(fieldsIn(account['01']!)).toEqual({ '00': '970436', '01': '0000000001' })
  expect(fieldsIn(fields['62']!)).toEqual({ '08': 'NG260716A38J8' })
  expect(fields['63']).toBe(crc16(text.slice(0, -4)))
})

it('keeps what banks cannot read out of the content', () => {
  const text = vietQr({
    bin: '970436',
    number: '1234',
    amount: 1,
    content: 'Đơn hàng: dưỡng ẩm & son môi thật đẹp',
  })
  expect(fieldsIn(fieldsIn(text)['62']!)).toEqual({ '08': 'Don hang duong am son moi' })
})
