import type { TransferAccount } from '@/domain/order/payment/payment'
import { bankTransfer } from '../methods'

/** Where a transfer for an order may go, with the code that fills it in. @param amount dong */
export const transferAccounts = (amount: number, reference: string): TransferAccount[] =>
  bankTransfer.accounts().map((account) => ({
    bank: account.bank,
    branch: account.branch,
    number: account.number,
    holder: account.holder,
    qr: bankTransfer.codeFor(account, amount, reference),
  }))

/** The accounts alone: what a letter says of them. */
export const shopAccounts = () =>
  bankTransfer.accounts().map(({ bank, branch, number, holder }) => ({ bank, branch, number, holder }))
