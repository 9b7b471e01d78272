'use client'

import { useTranslations } from 'next-intl'
import { addAndConfirm } from '@/components/bag/add/add-to-bag'
import { EgiftFields } from '@/components/bag/add/egift-fields'
import { showRefusal } from '@/components/bag/show-refusal'
import { Texts } from '@/components/ui/texts'
import type { EgiftInfo } from '@/domain/bag/egift'
import addToBag from '@/messages/vi/addToBag.json'
import form from '@/messages/vi/form.json'

/** One draft for all cards: changing design or amount keeps the text. */
const DRAFT = 'gift-card-page'

interface GiftCardFormProps {
  productId: number
  combinationId: string
  onWords: (words: EgiftInfo) => void
}

/** Message form and bag button of a gift card. It brings its own texts, as it is loaded after the page. */
export default function GiftCardForm(props: GiftCardFormProps) {
  return (
    <Texts messages={{ form, addToBag: { egift: addToBag.egift } }}>
      <Fields {...props} />
    </Texts>
  )
}

function Fields({ productId, combinationId, onWords }: GiftCardFormProps) {
  const t = useTranslations('addToBag.egift')
  const wanted = { product_id: productId, combination_id: combinationId, quantity: 1 }
  return (
    <EgiftFields
      draft={DRAFT}
      onSubmit={(egift) => addAndConfirm({ ...wanted, egift })}
      onFailure={(failure) => showRefusal(failure, wanted)}
      onWords={onWords}
      submitLabel={t('add')}
      label={t('title')}
    />
  )
}
