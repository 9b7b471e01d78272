import { amountOf, type BagLine } from '../line'
import { spread } from './allocate'

/** The discount of one voucher on one line, dong. */
export interface Share {
  voucher_id: string
  amount: number
}

/** Ledger of the amount left to pay of each line while discounts are taken one after another. */
export interface Ledger {
  left(lines: readonly BagLine[]): number
  /** Takes a discount off these lines in proportion to what is left of each; never more than is left. Gives the amount taken. */
  take(voucherId: string, lines: readonly BagLine[], amount: number): number
  sharesOf(line: BagLine): readonly Share[]
}

export function makeLedger(lines: readonly BagLine[]): Ledger {
  const shares = new Map(lines.map((line) => [line.id, [] as Share[]]))
  const sharesOf = (line: BagLine) => shares.get(line.id) ?? []
  const leftOf = (line: BagLine) => sharesOf(line).reduce((left, { amount }) => left - amount, amountOf(line))
  const left = (some: readonly BagLine[]) => some.reduce((sum, line) => sum + leftOf(line), 0)
  return {
    left,
    sharesOf,
    take(voucher_id, some, amount) {
      const taken = Math.min(amount, left(some))
      const parts = spread(taken, some.map(leftOf))
      for (const [place, line] of some.entries()) {
        const part = parts[place] ?? 0
        if (part > 0) shares.get(line.id)?.push({ voucher_id, amount: part })
      }
      return taken
    },
  }
}
