'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { confirmationOverlay } from '@/components/confirmation/overlays'
import { useBackSteps } from '@/components/overlays/back-steps'
import { useOverlay } from '@/components/overlays/context'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { useFocusOnChange } from '@/components/overlays/focus/use-focus-on-change'
import { Button } from '@/components/ui/button'
import { useDraft } from './draft/use-draft'
import { type ReviewPhoto, uploadsOf } from './photos/photo'
import { type PhotoMode, PhotoSteps, type PhotoStepsHandle } from './photos/photo-steps'
import { RemoveReview } from './remove-review'
import { ReviewProgress } from './review-progress'
import { SubmitBar } from './submit-bar'
import type { Answers, Progress } from './state/answers'
import { useProblems } from './state/problems'
import { photosOf } from './state/photos'
import { PHOTO_DEPTH, STEPS } from './state/steps'
import type { Sent, WrittenProduct } from './state/submission'
import { CombinationsStep } from './steps/combinations-step'
import { RatingStep } from './steps/rating-step'
import { RepurchaseStep } from './steps/repurchase-step'
import { ReviewStep } from './steps/review-step'
import { useKeyboardInset } from './use-keyboard-inset'
import { useSubmission } from './use-submission'

/** The first field of the shown step that is not answered. */
function findMissing(panel: HTMLElement | null): HTMLElement | null | undefined {
  const step = panel?.querySelector('[data-step]:not([hidden])')
  const groups = [...(step?.querySelectorAll('[role="radiogroup"]') ?? [])]
  const open = groups.find((group) => !group.querySelector('input:checked'))
  return open?.querySelector('input') ?? step?.querySelector('textarea')
}

/** An edit brings nothing new. */
const NO_POINTS = { review: 0, photos: 0 }

interface ReviewFormProps {
  product: WrittenProduct
  draftKey: string
  initial: Progress
  onSent: (sent: Sent) => void
  /** opens the review that is there, when a second one is refused */
  onDuplicate: () => void
}

/** The steps of a review (REV-08 to REV-14). */
export function ReviewForm({ product, draftKey, initial, onSent, onDuplicate }: ReviewFormProps) {
  const t = useTranslations('reviewWrite')
  const { name } = useOverlay()
  const { start } = product
  const [progress, setProgress] = useState<Progress>(() => ({ step: initial.step, answers: initial.answers }))
  const { step, answers } = progress
  const [mode, setMode] = useState<PhotoMode | null>(null)
  const [given] = useState(() => photosOf(start))
  const [photos, setPhotos] = useState<readonly ReviewPhoto[] | null>(null)
  const [isChecked, setChecked] = useState(false)
  const photoSteps = useRef<PhotoStepsHandle>(null)
  const panel = useRef<HTMLFormElement>(null)
  const shown = STEPS[step] ?? 'combinations'
  const problems = useProblems(start, answers)
  const problem = problems[shown]
  const shownProblem = isChecked ? problem : null
  const { submit, cancel, phase, failure, isDuplicate } = useSubmission({
    product,
    draftKey,
    answers,
    photos,
    onAccepted: () => stopDraft(),
    onSent,
    onWrong: (at) => turnTo(at),
  })
  const isSending = phase === 'sending'
  const stopDraft = useDraft({ draftKey, start, progress, photos, isSending })

  useKeyboardInset(panel)
  useFocusOnChange(step, () => panel.current?.querySelector<HTMLElement>('[data-step]:not([hidden]) h3'))

  const turnTo = (next: number) => {
    setChecked(false)
    setProgress((now) => ({ ...now, step: next }))
  }
  const showProblem = (at: number) => {
    turnTo(at)
    setChecked(true)
  }
  const answer = (change: Partial<Answers>) =>
    setProgress((now) => ({ ...now, answers: { ...now.answers, ...change } }))

  const goBack = () => {
    if (isSending || photoSteps.current?.back()) return
    cancel()
    if (step === 0) closeOverlay({ name })
    else if (shown === 'rating' && start.rating_types.every(({ id }) => answers.ratings[id])) askToDelete()
    else turnTo(step - 1)
  }
  const askToDelete = () =>
    openOverlay(confirmationOverlay, {
      title: t('rating.deleteTitle'),
      text: t('rating.deleteText'),
      confirm: t('rating.delete'),
      cancel: t('rating.keep'),
      isDanger: true,
      onConfirm: () => {
        answer({ ratings: {} })
        turnTo(0)
      },
    })
  useBackSteps(step + (mode === null ? 0 : PHOTO_DEPTH[mode]), goBack)

  const goOn = () => {
    if (phase !== 'idle') return
    if (problem !== null) {
      setChecked(true)
      findMissing(panel.current)?.focus()
    } else if (step < STEPS.length - 1) turnTo(step + 1)
    else {
      // A draft may be older than the product's rating types or combinations.
      const open = STEPS.findIndex((name) => problems[name] !== null)
      if (open < 0) submit()
      else showProblem(open)
    }
  }

  return (
    <form
      ref={panel}
      noValidate
      aria-label={t('progress.step', { step: step + 1, steps: STEPS.length })}
      className="flex grow flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <ReviewProgress step={step} onBack={goBack} />
      <div className="grow px-5 py-6">
        <div data-step hidden={shown === 'review'}>
          {shown === 'combinations' && (
            <CombinationsStep
              product={product}
              choices={start.combinations}
              points={start.review ? NO_POINTS : start.points}
              chosen={answers.combinationId}
              onChange={(combinationId) => answer({ combinationId })}
            />
          )}
          {shown === 'combinations' && start.review && (
            <div className="mt-5">
              <RemoveReview
                id={start.review._id}
                draftKey={draftKey}
                onRemoved={stopDraft}
                className="-ml-3"
              />
            </div>
          )}
          {shown === 'rating' && (
            <RatingStep
              types={start.rating_types}
              ratings={answers.ratings}
              onChange={(ratings) => answer({ ratings })}
              isChecked={isChecked}
            />
          )}
          {shown === 'repurchase' && (
            <RepurchaseStep
              isRecommended={answers.isRecommended}
              isRepurchase={answers.isRepurchase}
              onChange={answer}
            />
          )}
        </div>
        {/* Stays mounted: photos are uploaded while the last step is answered. */}
        <div data-step hidden={shown !== 'review'}>
          <ReviewStep
            types={start.rating_types}
            rule={start.least_length}
            details={answers.details}
            tags={answers.tags}
            onChange={answer}
            isWrong={shown === 'review' && shownProblem !== null}
            isPhotoMode={mode !== null}
          >
            <PhotoSteps
              ref={photoSteps}
              draftKey={draftKey}
              photos={given}
              onChange={setPhotos}
              onSubMode={setMode}
            />
          </ReviewStep>
        </div>
      </div>
      {mode === null && (
        <SubmitBar
          step={step}
          phase={phase}
          problem={shownProblem}
          failure={failure}
          uploads={uploadsOf(photos ?? [])}
          isEdit={start.review !== null}
        >
          {isDuplicate && (
            <Button variant="secondary" onClick={onDuplicate}>
              {t('submit.openExisting')}
            </Button>
          )}
        </SubmitBar>
      )}
    </form>
  )
}
