import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnanswered } from '@/lib/client/failure'
import { dropKeptVote, type KeptVote, keepVote, readKeptVote, type Reason, type Vote } from './kept-vote'
import { readVote, sendReason, sendVote } from './vote-calls'

/** The message below the buttons. */
export type Notice = 'thanks' | 'noThanks' | 'undone' | 'sent' | 'kept' | null

interface ShownVote {
  vote: Vote
  likes: number
}

/**
 * The reader's vote on an article: shown at once, put back when it is refused. Without an answer it is kept and sent when there is a
 * network again.
 */
export function useVote(articleId: number) {
  /** what the service said last, with what it took since */
  const [answer, setAnswer] = useState<ShownVote>({ vote: null, likes: 0 })
  /** what was pressed last, unless it was refused */
  const [wanted, setWanted] = useState<Vote | undefined>(undefined)
  const [notice, setNotice] = useState<Notice>(null)
  const [failure, setFailure] = useState<unknown>(null)
  /** the vote that the service is known to have; undefined while that is open */
  const stored = useRef<Vote | undefined>(undefined)
  const hasPressed = useRef(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const take = useCallback((said: ShownVote) => {
    stored.current = said.vote
    setAnswer(said)
    return said.vote
  }, [])

  /** Brings the service to the wanted vote. What an unanswered call did is not known, so it is asked first. */
  const settle = useCallback(
    async ({ vote, reason }: KeptVote) => {
      const from = stored.current === undefined ? take(await readVote(articleId)) : stored.current
      stored.current = undefined
      await sendVote(articleId, from, vote)
      if (vote === 'dislike' && reason) await sendReason(articleId, reason)
      stored.current = vote
      setAnswer((before) => toVote(before, vote))
      dropKeptVote(articleId)
    },
    [articleId, take],
  )

  /** One after the other: a second press waits for the first. */
  const send = useCallback(
    (sent: KeptVote, done: Notice) => {
      queue.current = queue.current.then(async () => {
        try {
          await settle(sent)
          setNotice(done)
        } catch (error) {
          if (isUnanswered(error)) {
            keepVote(articleId, sent)
            setNotice('kept')
            return
          }
          dropKeptVote(articleId)
          setWanted(undefined)
          setNotice(null)
          setFailure(error)
        }
      })
      return queue.current
    },
    [articleId, settle],
  )

  useEffect(() => {
    let isHere = true
    /** What was pressed meanwhile has asked by itself, and later. */
    const isOvertaken = () => !isHere || hasPressed.current
    const load = async () => {
      const kept = readKeptVote(articleId)
      try {
        const said = await readVote(articleId)
        if (isOvertaken()) return
        take(said)
        if (!kept) return
        setWanted(kept.vote)
        await send(kept, kept.reason ? 'sent' : null)
      } catch {
        // Optional until a button is pressed: then it is asked again.
        if (!kept || isOvertaken()) return
        setWanted(kept.vote)
        setNotice('kept')
      }
    }
    void load()
    const onOnline = () => {
      const kept = readKeptVote(articleId)
      if (kept) void send(kept, kept.reason ? 'sent' : kept.vote === 'like' ? 'thanks' : null)
    }
    window.addEventListener('online', onOnline)
    return () => {
      isHere = false
      window.removeEventListener('online', onOnline)
    }
  }, [articleId, send, take])

  const shown = wanted === undefined ? answer : toVote(answer, wanted)

  const press = (kind: 'like' | 'dislike') => {
    const vote = shown.vote === kind ? null : kind
    hasPressed.current = true
    setFailure(null)
    setWanted(vote)
    void send({ vote }, vote === null ? 'undone' : vote === 'like' ? 'thanks' : 'noThanks')
  }

  const explain = (reason: Reason) => {
    setFailure(null)
    return send({ vote: 'dislike', reason }, 'sent')
  }

  return { ...shown, notice, failure, press, explain }
}

/** The vote changed, with the count of likes that follows. */
const toVote = ({ vote, likes }: ShownVote, next: Vote): ShownVote => ({
  vote: next,
  likes: Math.max(0, likes + Number(next === 'like') - Number(vote === 'like')),
})
