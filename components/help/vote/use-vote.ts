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
  const [shown, setShown] = useState<ShownVote>({ vote: null, likes: 0 })
  const [notice, setNotice] = useState<Notice>(null)
  const [failure, setFailure] = useState<unknown>(null)
  /** the vote that the service is known to have; undefined before its first answer */
  const stored = useRef<Vote | undefined>(undefined)
  /** the vote last pressed, which an answer that was asked for before must not undo; undefined before a press */
  const pressed = useRef<Vote | undefined>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  /** Brings the service to the wanted vote. What an unanswered call did is not known, so it is asked first. */
  const settle = useCallback(
    async ({ vote, reason }: KeptVote) => {
      if (stored.current === undefined) stored.current = (await readVote(articleId)).vote
      const from = stored.current
      stored.current = undefined
      await sendVote(articleId, from, vote)
      if (vote === 'dislike' && reason) await sendReason(articleId, reason)
      stored.current = vote
      dropKeptVote(articleId)
    },
    [articleId],
  )

  /** One after the other: a second press waits for the first. */
  const send = useCallback(
    (wanted: KeptVote, done: Notice, back: ShownVote) => {
      queue.current = queue.current.then(async () => {
        try {
          await settle(wanted)
          setNotice(done)
        } catch (error) {
          if (isUnanswered(error)) {
            keepVote(articleId, wanted)
            setNotice('kept')
            return
          }
          dropKeptVote(articleId)
          pressed.current = undefined
          setNotice(null)
          setShown(back)
          setFailure(error)
        }
      })
      return queue.current
    },
    [articleId, settle],
  )

  useEffect(() => {
    let isHere = true
    const load = async () => {
      const kept = readKeptVote(articleId)
      try {
        const { vote, likes } = await readVote(articleId)
        stored.current = vote
        const wanted = pressed.current === undefined ? kept?.vote : pressed.current
        if (isHere) setShown(wanted === undefined ? { vote, likes } : toVote({ vote, likes }, wanted))
        if (kept && isHere) await send(kept, kept.reason ? 'sent' : null, { vote, likes })
      } catch {
        // Optional until a button is pressed: then it is asked again.
        if (kept && isHere) {
          setShown((now) => toVote(now, kept.vote))
          setNotice('kept')
        }
      }
    }
    void load()
    const onOnline = () => {
      const kept = readKeptVote(articleId)
      if (kept)
        void send(kept, kept.reason ? 'sent' : kept.vote === 'like' ? 'thanks' : null, {
          vote: null,
          likes: 0,
        })
    }
    window.addEventListener('online', onOnline)
    return () => {
      isHere = false
      window.removeEventListener('online', onOnline)
    }
  }, [articleId, send])

  const press = (kind: 'like' | 'dislike') => {
    const wanted = shown.vote === kind ? null : kind
    const back = shown
    setFailure(null)
    pressed.current = wanted
    setShown(toVote(shown, wanted))
    void send({ vote: wanted }, wanted === null ? 'undone' : wanted === 'like' ? 'thanks' : 'noThanks', back)
  }

  const explain = (reason: Reason) => {
    setFailure(null)
    return send({ vote: 'dislike', reason }, 'sent', shown)
  }

  return { ...shown, notice, failure, press, explain }
}

/** The vote changed, with the count of likes that follows. */
const toVote = ({ vote, likes }: ShownVote, next: Vote): ShownVote => ({
  vote: next,
  likes: Math.max(0, likes + Number(next === 'like') - Number(vote === 'like')),
})
