import { RowFault } from './fault'
import { isDataError, messageOf } from './sql-errors'

interface Options<Item> {
  /** items of one batch at most */
  size: number
  /** for items of unequal weight: the weight of one, and how much a batch may have */
  weigh?: { of: (item: Item) => number; limit: number }
  /** writes a batch in one transaction, so that a killed run has written whole batches */
  write: (batch: readonly Item[]) => Promise<void>
  /** called for the one item that the database does not take */
  reject: (item: Item, fault: RowFault) => void
}

/** Writes items in batches: the next batch is collected while the previous one is written. An item that the database rejects is found by bisection. */
export class Batches<Item> {
  #batch: Item[] = []
  #weight = 0
  #pending: Promise<void> = Promise.resolve()

  constructor(private readonly options: Options<Item>) {}

  /** @throws database errors that are not caused by the data of an item */
  async add(item: Item): Promise<void> {
    const { size, weigh } = this.options
    this.#batch.push(item)
    this.#weight += weigh?.of(item) ?? 0
    if (this.#batch.length >= size || (weigh && this.#weight >= weigh.limit)) await this.#flush()
  }

  async finish(): Promise<void> {
    await this.#flush()
    await this.#pending
  }

  /** Starts writing the batch once the previous one is written. */
  async #flush(): Promise<void> {
    await this.#pending
    const batch = this.#batch
    this.#batch = []
    this.#weight = 0
    if (batch.length === 0) return
    this.#pending = this.#write(batch)
    // handled where #pending is awaited
    this.#pending.catch(() => undefined)
  }

  async #write(batch: readonly Item[]): Promise<void> {
    try {
      await this.options.write(batch)
    } catch (error) {
      if (!isDataError(error)) throw error
      const [only, ...more] = batch
      if (only !== undefined && more.length === 0) {
        this.options.reject(only, new RowFault('database', `the database rejected it: ${messageOf(error)}`))
        return
      }
      await this.#write(batch.slice(0, batch.length >> 1))
      await this.#write(batch.slice(batch.length >> 1))
    }
  }
}
