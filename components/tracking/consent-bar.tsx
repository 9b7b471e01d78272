'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Texts } from '@/components/ui/texts'
import { answerConsent, isDeclinedByBrowser } from '@/lib/client/tracking/consent'
import { forgetDeviceIdOfAdjust } from '@/lib/late-scripts/adjust-id'
import { areLateScriptsRunning } from '@/lib/late-scripts/running'
import tracking from '@/messages/vi/tracking.json'

/** The consent question for third-party scripts: it covers nothing, and denying is as easy as allowing. */
export function ConsentBar() {
  return (
    <Texts messages={{ tracking }}>
      <Bar />
    </Texts>
  )
}

/** Removes the fragment that opened the question. */
function leave(): void {
  const { pathname, search, hash } = window.location
  if (hash === '') return
  window.history.replaceState(window.history.state, '', pathname + search)
  window.dispatchEvent(new Event('hashchange'))
}

function answer(word: 'yes' | 'no'): void {
  answerConsent(word)
  leave()
  if (word === 'yes') return
  forgetDeviceIdOfAdjust()
  // Loaded scripts can only be ended by a reload.
  if (areLateScriptsRunning()) window.location.reload()
}

function Bar() {
  const t = useTranslations('tracking.consent')
  const title = useId()
  return (
    <section
      aria-labelledby={title}
      className="toast fixed inset-x-4 bottom-[calc(var(--menu-height)+var(--campaigns-height)+1rem)] z-30 rounded-lg border border-line bg-paper p-4 shadow-float tablet:right-6 tablet:left-auto tablet:w-96"
    >
      <h2 id={title} className="font-display text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{isDeclinedByBrowser() ? t('declined') : t('text')}</p>
      {isDeclinedByBrowser() ? (
        <Button variant="secondary" className="mt-3" onClick={leave}>
          {t('close')}
        </Button>
      ) : (
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Button variant="secondary" className="px-3!" onClick={() => answer('no')}>
            {t('no')}
          </Button>
          <Button variant="secondary" className="px-3!" onClick={() => answer('yes')}>
            {t('yes')}
          </Button>
        </div>
      )}
    </section>
  )
}
