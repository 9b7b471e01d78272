import { array, type InferType, object, string } from 'yup'
import { isPublicShop } from '@/domain/shop/shop-identity'
import { log } from '../../log'
import { settings, writtenSettings } from '@/settings'
import { vietQr } from './viet-qr'

const accountsSchema = array(
  object({
    bank: string().required(),
    branch: string().default(''),
    bin: string()
      .matches(/^\d{6}$/)
      .required(),
    number: string()
      .matches(/^[0-9A-Z]{4,19}$/)
      .required(),
    holder: string().required(),
  }),
)
  .min(1)
  .required()

export type BankAccount = InferType<typeof accountsSchema>[number]

/** The demo shop's, on a local address only: no bank has accounts with these numbers. */
const DEMO_ACCOUNTS: readonly BankAccount[] = [
  { bank: 'Vietcombank', branch: 'Hà Nội', bin: '970436', number: '0000000001', holder: 'CONG TY NANG' },
  {
    bank: 'Vietcombank',
    branch: 'TP. Hồ Chí Minh',
    bin: '970436',
    number: '0000000002',
    holder: 'CONG TY NANG',
  },
  {
    bank: 'Techcombank',
    branch: 'TP. Hồ Chí Minh',
    bin: '970407',
    number: '00000000000003',
    holder: 'CONG TY NANG',
  },
]

/**
 * The accounts buyers may transfer to: BANK_TRANSFER_ACCOUNTS, a JSON array of { bank, branch?, bin, number, holder }.
 * None on a public address that has not set it.
 */
function accounts(): readonly BankAccount[] {
  const written = settings.BANK_TRANSFER_ACCOUNTS
  if (written === '') return isPublicShop(writtenSettings()) ? [] : DEMO_ACCOUNTS
  try {
    const value: unknown = JSON.parse(written)
    return accountsSchema.validateSync(value, { stripUnknown: true })
  } catch {
    // A shop that cannot read its own accounts must not send money elsewhere.
    log.error('BANK_TRANSFER_ACCOUNTS cannot be read')
    return []
  }
}

/** Transfers to the shop's own accounts. No provider reports them: the staff look at the account and confirm. */
export const bankTransfer = {
  isOn: () => accounts().length > 0,
  accounts,

  /** The text of the VietQR code for a payment of `amount` dong, which names the order's reference. */
  codeFor: ({ bin, number }: BankAccount, amount: number, reference: string): string =>
    vietQr({ bin, number, amount, content: reference }),
}
