/** What is being typed at checkout, kept in this tab alone: half a form is nothing a bag can take, yet a reload must not lose it. */

const PREFIX = 'nang-checkout:'

export type Draft = Record<string, string | null>

/** Storage may be full or forbidden: then a reload loses what was not whole, and nothing else. */
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

/** Values of a form as they were typed last; empty when nothing waits. */
export const readDraft = (name: string): Draft =>
  withStorage((storage) => {
    const text = storage.getItem(PREFIX + name)
    return text === null ? null : parse(text)
  }) ?? {}

export const writeDraft = (name: string, values: object): void =>
  void withStorage((storage) => storage.setItem(PREFIX + name, JSON.stringify(values)))

export const dropDraft = (name: string): void =>
  void withStorage((storage) => storage.removeItem(PREFIX + name))

/** Once the order is placed. */
export const dropDrafts = (): void =>
  void withStorage((storage) => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const name of names) if (name?.startsWith(PREFIX)) storage.removeItem(name)
  })
