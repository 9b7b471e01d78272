import { plainWords } from './provider-formats'

const POLYNOMIAL = 0x1021

/** CRC-16/CCITT-FALSE as EMVCo wants it, in four hexadecimal digits: '123456789' → '29B1'. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL
      crc &= 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** One field of the code: two digits of name, two of length, the value. */
const field = (id: string, value: string): string =>
  value === '' ? '' : id + String(value.length).padStart(2, '0') + value

export interface Transfer {
  /** six digits NAPAS gives to a bank */
  bin: string
  number: string
  /** whole dong */
  amount: number
  /** what the buyer's bank writes beside the transfer, by which the shop finds the order */
  content: string
  billNumber?: string
}

/**
 * The text of a VietQR code that fills a transfer in: EMVCo's merchant-presented code for one use, with NAPAS' service for accounts
 * (QRIBFTTA) and the amount in dong.
 */
export function vietQr({ bin, number, amount, content, billNumber = '' }: Transfer): string {
  const account = field('00', bin) + field('01', number)
  const text =
    field('00', '01') +
    field('01', '12') +
    field('38', field('00', 'A000000727') + field('01', account) + field('02', 'QRIBFTTA')) +
    field('53', '704') +
    field('54', String(amount)) +
    field('58', 'VN') +
    field('62', field('01', billNumber) + field('08', plainWords(content, 25))) +
    '6304'
  return text + crc16(text)
}
