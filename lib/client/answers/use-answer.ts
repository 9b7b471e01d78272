'use client'

import { use, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { onReturn } from './on-return'
import {
  AGAIN,
  askAnswer,
  onReload,
  readAnswer,
  reloadAnswer,
  showAnswer,
  subscribeAnswer,
  timing,
  UNKNOWN,
} from './answer-store'
import { ServedContext } from './served-context'
import { isJustServed } from './served-keys'

/** The options of SWR that the shop uses, with its names and defaults. */
export interface AnswerOptions<T> {
  /** shown until there is an answer */
  fallbackData?: T
  /** false: an answer that is known is not asked for again when a component mounts */
  revalidateIfStale?: boolean
  /** whether to ask when a component mounts, whatever is known */
  revalidateOnMount?: boolean
  revalidateOnFocus?: boolean
  revalidateOnReconnect?: boolean
  shouldRetryOnError?: boolean
  /** shows the last key's data while the next key's is loading */
  keepPreviousData?: boolean
  /** how long an answer counts as new, ms */
  dedupingInterval?: number
}

const RETRY_MS = 5_000
const MOST_DOUBLINGS = 6

const doNothing = () => undefined
const unknown = () => UNKNOWN

/** Requests again after a failure, each time later. */
function useRetry(isWanted: boolean, ask: () => unknown): void {
  const [tries, setTries] = useState(0)
  const retry = useEffectEvent(() => {
    setTries(tries + 1)
    ask()
  })
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(retry, RETRY_MS * 2 ** Math.min(tries, MOST_DOUBLINGS))
    return () => clearTimeout(timer)
  }, [isWanted, tries])
}

/**
 * The answer of a call, shared by all components that name its key: from the page itself where it came with it (components/ui/served-answers.tsx),
 * else from this tab's store, else requested. Nothing is requested for a null key, and without `fetch`.
 */
export function useAnswer<T>(
  key: string | null,
  fetch: ((known: T | undefined) => Promise<T>) | null,
  options: AnswerOptions<T> = {},
) {
  const served = use(ServedContext)
  const answer = useSyncExternalStore(
    useCallback((listener: () => void) => (key === null ? doNothing : subscribeAnswer(key, listener)), [key]),
    () => (key === null ? UNKNOWN : readAnswer(key)),
    unknown,
  )
  const { revalidateIfStale = true, shouldRetryOnError = true, keepPreviousData = false } = options
  const { revalidateOnFocus = true, revalidateOnReconnect = true } = options
  const servedData = key === null ? undefined : served[key]
  const isServed = servedData !== undefined || isJustServed(key)
  // The fetcher of a key gives its type: all components of a key name the same.
  const known = (answer.data ?? servedData ?? options.fallbackData) as T | undefined
  const asksOnMount =
    key !== null &&
    fetch !== null &&
    (options.revalidateOnMount ?? (known === undefined || (revalidateIfStale && !isServed)))

  const ask = (freshMs: number): Promise<void> =>
    key === null || fetch === null
      ? Promise.resolve()
      : askAnswer(key, (data) => fetch(data as T | undefined), freshMs)
  const askLater = useEffectEvent(ask)
  const askOnMount = useEffectEvent(() => {
    if (asksOnMount) void ask(options.dedupingInterval ?? timing.freshMs)
  })
  const isLive = key !== null && fetch !== null
  useEffect(() => {
    if (!isLive) return
    const stop = onReload(key, () => askLater(AGAIN))
    askOnMount()
    return stop
  }, [key, isLive])
  useEffect(() => {
    if (!isLive) return
    return onReturn({ revalidateOnFocus, revalidateOnReconnect }, () => void askLater(timing.freshMs))
  }, [key, isLive, revalidateOnFocus, revalidateOnReconnect])
  useRetry(isLive && shouldRetryOnError && answer.error !== undefined && !answer.isAsked, () => ask(AGAIN))

  const [previous, setPrevious] = useState(known)
  if (keepPreviousData && known !== undefined && known !== previous) setPrevious(known)
  const data = known ?? (keepPreviousData ? previous : undefined)

  const isValidating = answer === UNKNOWN ? asksOnMount : answer.isAsked
  const mutate = useCallback(
    async (next?: T, { revalidate = true }: { revalidate?: boolean } = {}) => {
      if (key === null) return
      if (next !== undefined) showAnswer(key, next)
      if (revalidate) await reloadAnswer(key)
    },
    [key],
  )
  return { data, error: answer.error, isValidating, isLoading: isValidating && known === undefined, mutate }
}
