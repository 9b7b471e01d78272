'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { RadioGroup } from '@/components/forms/fields/choice-group'
import { TextField } from '@/components/forms/fields/text-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useShopForm } from '@/components/forms/use-shop-form'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { Icon } from '@/components/ui/icon'
import type { Check } from '@/domain/authenticity/check'
import { type CheckForm as Values, checkFormSchema, SELLERS } from '@/domain/authenticity/check-input'
import { CODE_LENGTH, groupedCode } from '@/domain/authenticity/code'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { byCode, numberIn } from '@/lib/client/failure-details'
import type { CheckedProduct } from '../overlays'
import { waitOf } from './wait'
import { type CodeProblem, Problem } from './problem'

const Scanner = lazyPart(() => import('../scanner/scanner'))

/** A code no box has: neither its check symbol nor its signature is right. */
const EXAMPLE = 'A1C2E-H3J4K-5MR6'

const PROBLEMS = { CODE_FORGED: 'forged', CODE_UNKNOWN: 'unknown' } as const

export interface CheckFormProps {
  product?: CheckedProduct | undefined
  /** what a link, or a form without scripts, brings */
  initial?: Partial<Values>
  /** a refusal that came with the page */
  served?: { problem: CodeProblem | null; message: string | null }
  /** members get mails at the address of their account */
  isMember: boolean
  onChecked: (check: Check) => Promise<void> | void
}

/** The form of a check: a code, typed or scanned, the batch, where it was bought (PDP-30). Without scripts /api/authenticity takes it. */
export function CheckForm({ product, initial, served, isMember, onChecked }: CheckFormProps) {
  const t = useTranslations('authenticity')
  const [isScanning, setScanning] = useState(false)
  const [problem, setProblem] = useState<{ kind: CodeProblem; code: string } | null>(
    served?.problem ? { kind: served.problem, code: initial?.code ?? '' } : null,
  )
  const form = useShopForm(checkFormSchema, {
    ...{ code: '', batch: '', bought_from: '', seller_name: '', email: '' },
    ...initial,
  })

  const submit = async (values: Values) => {
    setProblem(null)
    try {
      const check = await api.catalog.v3.authenticity.checks.$post({
        json: { ...values, ...(product && { product_id: product.id }) },
      })
      await onChecked(check)
    } catch (failure) {
      const kind = byCode(failure, PROBLEMS)
      const wait = numberIn(failure, 'retry_after')
      if (kind) setProblem({ kind, code: values.code })
      else if (wait !== null) form.say(t('form.often', { wait: waitOf(wait, t) }))
      else if (!form.markFailure(failure))
        form.say(`${withInstruction(t('form.failed'), failure)} ${t('form.kept')}`)
    }
  }

  const takeCode = (code: string) => {
    setScanning(false)
    form.setValue('code', groupedCode(code), { shouldValidate: true })
    form.setFocus('code')
  }

  return (
    <Form form={form} onSubmit={submit} label={t('form.label')} action="/api/authenticity">
      {product && (
        <>
          <p className="text-sm text-muted">{t('form.about', { name: product.name })}</p>
          <input type="hidden" name="product" value={product.id} />
        </>
      )}
      <TextField
        name="code"
        label={t('form.code')}
        hint={t('form.codeHint', { length: CODE_LENGTH, example: EXAMPLE })}
        autoComplete="off"
        maxLength={60}
        defaultValue={initial?.code}
        isFirst
      />
      {isScanning ? (
        <Suspense fallback={<p className="text-sm text-muted">{t('scan.starting')}</p>}>
          <Scanner onCode={takeCode} onClose={() => setScanning(false)} />
        </Suspense>
      ) : (
        <Button variant="secondary" className="noscript:hidden" onClick={() => setScanning(true)}>
          <Icon name="qr-code" size={20} />
          {t('scan.open')}
        </Button>
      )}
      <div role="alert" className="empty:hidden">
        {problem && <Problem problem={problem.kind} code={problem.code} product={product?.name ?? ''} />}
      </div>
      <TextField
        name="batch"
        label={t('form.batch')}
        hint={t('form.batchHint')}
        autoComplete="off"
        maxLength={30}
        defaultValue={initial?.batch}
        isOptional
      />
      <div className="group grid gap-4">
        <RadioGroup
          name="bought_from"
          label={t('form.bought')}
          defaultValue={initial?.bought_from}
          options={SELLERS.flatMap((value) =>
            value === '' ? [] : [{ value, label: t(`form.seller.${value}`) }],
          )}
          isOptional
        />
        <div className="hidden group-has-[[value=elsewhere]:checked]:block">
          <TextField
            name="seller_name"
            label={t('form.sellerName')}
            maxLength={100}
            defaultValue={initial?.seller_name}
            isOptional
          />
        </div>
      </div>
      {!isMember && (
        <TextField
          name="email"
          type="email"
          label={t('form.email')}
          hint={t('form.emailHint')}
          autoComplete="email"
          isOptional
        />
      )}
      {served?.message && (
        <p role="alert" className="rounded-md bg-accent-soft px-3.5 py-3 text-sm">
          {served.message}
        </p>
      )}
      <FormError />
      <SubmitButton>{t('form.submit')}</SubmitButton>
    </Form>
  )
}
