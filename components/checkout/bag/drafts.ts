/** Form drafts of the checkout, kept in this tab: an incomplete form cannot be saved to the bag, yet a reload must not lose it. */

const PREFIX = 'nang-checkout:'

export type Draft = Record<string, string | null>

/** Without storage a reload loses incomplete forms, and nothing else. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage)
  } catch {
    return null
  }
}

function parse(text: string): Draft {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string | null] => typeof entry[1] === 'string' || entry[1] === null,
      ),
    )
  } catch {
    return {}
  }
}

/** The last typed values of a form; empty without a draft. */
export const readDraft = (name: string): Draft =>
  withStorage((storage) => {
    const text = storage.getItem(PREFIX + name)
    return text === null ? null : parse(text)
  }) ?? {}

export const writeDraft = (name: string, values: object): void =>
  void withStorage((storage) => storage.setItem(PREFIX + name, JSON.stringify(values)))

export const dropDraft = (name: string): void =>
  void withStorage((storage) => storage.removeItem(PREFIX + name))

/** Called once the order is placed. */
export const dropDrafts = (): void =>
  void withStorage((storage) => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const name of names) if (name?.startsWith(PREFIX)) storage.removeItem(name)
  })
