'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { groupedCode, readCode } from '@/domain/authenticity/code'
import { prefilledContact } from '@/domain/contact/prefill'
import { HELP_CONTACT_PATH } from '@/lib/pages/help/paths'

/** Why a code was refused: it is a forgery, or of no batch. */
export type CodeProblem = 'forged' | 'unknown'

interface ProblemProps {
  problem: CodeProblem
  code: string
  /** name of the product from whose page the check was opened */
  product: string
}

/** A code that is none: what it means, and the way to the shop's help. */
export function Problem({ problem, code, product }: ProblemProps) {
  const t = useTranslations('authenticity')
  const read = readCode(code)
  const shown = 'code' in read ? groupedCode(read.code) : code
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-accent-soft p-4 text-sm">
      <p className="flex items-start gap-2 text-base font-semibold">
        <Icon name="circle-alert" size={20} className="mt-0.5 shrink-0 text-sale" />
        {t(`problem.${problem}`)}
      </p>
      <p>{t(`problem.${problem}Text`)}</p>
      <ButtonLink
        variant="secondary"
        href={prefilledContact(HELP_CONTACT_PATH, {
          topic: 'authenticity',
          product,
          message: t(`contact.${problem}`, { code: shown }),
        })}
      >
        {t('problem.contact')}
      </ButtonLink>
    </div>
  )
}
