import { Client, type ClientBase, type QueryConfig } from 'pg'

/**
 * Gives statements that are sent often a name, so that the server parses each once a connection and, where a plan for any value is as good
 * as one for these, plans it once (docs/decisions/0046-statements-named-and-sent-together.md).
 */

/** Sent this often in the process before it gets a name: what is sent once is not worth remembering. */
const OFTEN = 3
/** Each connection keeps what it has parsed, some tens of KB a statement. */
const MOST_NAMED = 300
/** Texts that are counted: lists of different lengths make more of them than are ever sent again. */
const MOST_COUNTED = 2_000

/** How often each text was sent; those that were sent often have a name. */
const counts = new Map<string, number>()
const names = new Map<string, string>()

/** The name of a statement; undefined while it has none. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMED) return known
  if (counts.size >= MOST_COUNTED) counts.clear()
  const count = (counts.get(text) ?? 0) + 1
  if (count < OFTEN) {
    counts.set(text, count)
    return undefined
  }
  counts.delete(text)
  const name = `nang_${names.size}`
  names.set(text, name)
  return name
}

/** Statements whose best plan depends on the values: a rare word is looked up, a common one met on the way along the best sellers. */
const VARIED = /\bsearch_(rows|texts)\b/

/** A statement with values: its text, and no name of its own. Plain texts may hold several statements, which have no name. */
const isNameable = (query: unknown): query is QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  !VARIED.test(query.text) &&
  !('submit' in query) &&
  (!('name' in query) || query.name === undefined)

function named(query: unknown): unknown {
  if (!isNameable(query)) return query
  const name = nameOf(query.text)
  return name === undefined ? query : { ...query, name }
}

/** From now on the statements of this connection are named. */
export function nameStatements(client: ClientBase): void {
  const send = (...request: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(Reflect.get(Client.prototype, 'query'), client, request)
    return answer
  }
  Reflect.set(client, 'query', (query: unknown, ...rest: unknown[]) => send(named(query), ...rest))
}
