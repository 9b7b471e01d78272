import { Client, type ClientBase, type QueryConfig } from 'pg'

/**
 * Turns frequent statements into named prepared statements, so that the server parses each once per connection and, where a generic plan
 * is good enough, plans it once (docs/decisions/0046-statements-named-and-sent-together.md).
 */

/** Number of executions in the process after which a statement gets a name. */
const OFTEN = 3
/** Largest number of named statements; each connection keeps some tens of KB for each. */
const MOST_NAMED = 300
/** Largest number of counted texts: statements with lists of different lengths have many texts that rarely repeat. */
const MOST_COUNTED = 2_000

/** Executions of each text that has no name yet. */
const counts = new Map<string, number>()
const names = new Map<string, string>()

/** The name of a statement; undefined for an infrequent one. */
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

/** Statements without a name because their best plan depends on the values: a rare word is looked up in its index, a common one found while scanning the best sellers. */
const VARIED = /\bsearch_(rows|texts)\b/

/** A parameterized statement without a name. Plain texts may contain several statements, which cannot be named. */
const isNameable = (query: unknown): query is QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  !VARIED.test(query.text) &&
  !('submit' in query) &&
  (!('name' in query) || query.name === undefined || query.name === '')

function named(query: unknown): unknown {
  if (!isNameable(query)) return query
  const name = nameOf(query.text)
  return name === undefined ? query : { ...query, name }
}

/** Names the statements of this connection from now on. */
export function nameStatements(client: ClientBase): void {
  const send = (...request: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(Reflect.get(Client.prototype, 'query'), client, request)
    return answer
  }
  Reflect.set(client, 'query', (query: unknown, ...rest: unknown[]) => send(named(query), ...rest))
}
